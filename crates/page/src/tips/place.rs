//! The position of the tooltip: beside its element, never over it, always inside the viewport.

/// A rectangle in the viewport.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// The position and the maximum height of the tooltip.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The maximum height; longer content scrolls.
    pub most: f64,
}

/// The distance between the tooltip and its element.
const GAP: f64 = 8.0;
/// The distance between the tooltip and the edge of the viewport.
const EDGE: f64 = 6.0;

/// The position for a tooltip of this size: the first of below, above, right and left of the element where it fits. If
/// it fits nowhere, it goes below or above, where there is more room, with a limited height.
pub fn spot(thing: Area, size: (f64, f64), screen: (f64, f64)) -> Spot {
    let (width, height) = size;
    let (right, bottom) = (thing.left + thing.width, thing.top + thing.height);
    let below = screen.1 - EDGE - bottom - GAP;
    let above = thing.top - GAP - EDGE;
    let across = clamp(thing.left + thing.width / 2.0 - width / 2.0, screen.0 - width - EDGE);
    let along = clamp(thing.top + thing.height / 2.0 - height / 2.0, screen.1 - height - EDGE);
    let most = screen.1 - 2.0 * EDGE;
    if height <= below {
        Spot { left: across, top: bottom + GAP, most: below }
    } else if height <= above {
        Spot { left: across, top: thing.top - GAP - height, most: above }
    } else if width <= screen.0 - EDGE - right - GAP && height <= most {
        Spot { left: right + GAP, top: along, most }
    } else if width <= thing.left - GAP - EDGE && height <= most {
        Spot { left: thing.left - GAP - width, top: along, most }
    } else if below >= above {
        Spot { left: across, top: bottom + GAP, most: below.max(0.0) }
    } else {
        Spot { left: across, top: EDGE, most: above }
    }
}

fn clamp(at: f64, most: f64) -> f64 {
    at.min(most).max(EDGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: (f64, f64) = (1366.0, 768.0);

    fn area(left: f64, top: f64, width: f64, height: f64) -> Area {
        Area { left, top, width, height }
    }

    fn covers(thing: Area, spot: Spot, size: (f64, f64)) -> bool {
        let height = size.1.min(spot.most);
        spot.left < thing.left + thing.width
            && thing.left < spot.left + size.0
            && spot.top < thing.top + thing.height
            && thing.top < spot.top + height
    }

    #[test]
    fn a_tooltip_is_below_its_element_or_above_if_there_is_no_room() {
        let size = (320.0, 200.0);
        let top = spot(area(600.0, 40.0, 130.0, 160.0), size, SCREEN);
        assert_eq!((top.left, top.top), (505.0, 208.0));
        let low = spot(area(600.0, 600.0, 130.0, 160.0), size, SCREEN);
        assert_eq!(low.top, 392.0);
    }

    #[test]
    fn a_tooltip_is_beside_a_tall_element() {
        let size = (320.0, 300.0);
        let left = spot(area(100.0, 100.0, 200.0, 600.0), size, SCREEN);
        assert_eq!(left.left, 308.0);
        let right = spot(area(1100.0, 100.0, 200.0, 600.0), size, SCREEN);
        assert_eq!(right.left, 772.0);
    }

    #[test]
    fn a_tooltip_never_covers_its_element_and_stays_in_the_viewport() {
        let size = (320.0, 260.0);
        for screen in [SCREEN, (390.0, 844.0)] {
            for left in (0..=(screen.0 as i32 - 40)).step_by(35) {
                for top in (0..=(screen.1 as i32 - 40)).step_by(35) {
                    let thing = area(f64::from(left), f64::from(top), 40.0, 40.0);
                    let spot = spot(thing, size, screen);
                    let height = size.1.min(spot.most);
                    assert!(!covers(thing, spot, size), "{thing:?} {spot:?}");
                    assert!(spot.left >= 0.0 && spot.left + size.0 <= screen.0, "{thing:?} {spot:?}");
                    assert!(spot.top >= 0.0 && spot.top + height <= screen.1, "{thing:?} {spot:?}");
                }
            }
        }
    }

    #[test]
    fn a_tooltip_that_fits_nowhere_has_a_limited_height() {
        let thing = area(10.0, 300.0, 370.0, 200.0);
        let spot = spot(thing, (320.0, 600.0), (390.0, 844.0));
        assert_eq!(spot.top, 508.0);
        assert!(spot.most < 600.0 && spot.top + spot.most <= 844.0);
    }
}
