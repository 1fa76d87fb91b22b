//! Everything is inside of the picture.

use proptest::prelude::*;
use sudokit_draw::{Point, draw};
use sudokit_testkit::budget;

use crate::measure::{Area, ink};
use crate::scenes::{any_scene, view};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget(200, 4000)))]

    #[test]
    fn every_shape_is_inside_of_the_picture(scene in any_scene(), view in view()) {
        let drawing = draw(&scene, &view);
        let picture = Area { low: Point::default(), high: Point::new(drawing.width, drawing.height) };
        for layer in drawing.layers() {
            for shape in &layer.shapes {
                let area = ink(shape);
                prop_assert!(area.excess(picture) <= 0.005, "{:?} {:?}: {:?} in {:?}", layer.kind, shape, area, picture);
            }
        }
    }
}
