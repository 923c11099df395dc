//! Where the bubble goes: beside what it explains, never over it, never off the screen.

/// A rectangle on the screen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

/// Where the bubble goes and how high it may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// It may be so high; what is more scrolls.
    pub most: f64,
}

/// Between the bubble and what it explains.
const GAP: f64 = 8.0;
/// Between the bubble and the edge of the screen.
const EDGE: f64 = 6.0;

/// The spot for a bubble of this size: below, above, right or left of the thing, wherever it fits first; else where
/// there is most room above or below.
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
    fn it_goes_below_if_there_is_room_and_else_above() {
        let size = (320.0, 200.0);
        let top = spot(area(600.0, 40.0, 130.0, 160.0), size, SCREEN);
        assert_eq!((top.left, top.top), (505.0, 208.0));
        let low = spot(area(600.0, 600.0, 130.0, 160.0), size, SCREEN);
        assert_eq!(low.top, 392.0);
    }

    #[test]
    fn it_goes_beside_what_is_high() {
        let size = (320.0, 300.0);
        let left = spot(area(100.0, 100.0, 200.0, 600.0), size, SCREEN);
        assert_eq!(left.left, 308.0);
        let right = spot(area(1100.0, 100.0, 200.0, 600.0), size, SCREEN);
        assert_eq!(right.left, 772.0);
    }

    #[test]
    fn it_never_covers_the_thing_and_never_leaves_the_screen() {
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
    fn where_nothing_fits_it_is_cut_to_the_room_there_is() {
        let thing = area(10.0, 300.0, 370.0, 200.0);
        let spot = spot(thing, (320.0, 600.0), (390.0, 844.0));
        assert_eq!(spot.top, 508.0);
        assert!(spot.most < 600.0 && spot.top + spot.most <= 844.0);
    }
}
