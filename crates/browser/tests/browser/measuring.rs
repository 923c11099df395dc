//! The measuring of geometry itself: every fault is found on a small page that has it, and not on one without it.

use browser::{Fault, Page, Result, Screen, visit};

/// Shows a body and measures it.
async fn faults(page: &Page, body: &str) -> Result<Vec<Fault>> {
    let html = format!(
        "<!doctype html><meta name=viewport content=width=device-width><title>x</title><style>body,p{{margin:0}} body{{font:16px/1.4 sans-serif}} button{{width:60px;height:48px;font:inherit}}
            .vh{{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}</style>{body}"
    );
    page.driver().goto("about:blank").await?;
    let write = format!(
        "(document.open(), document.write({}), document.close(), true)",
        serde_json::to_string(&html).unwrap()
    );
    page.eval::<bool>(&write).await?;
    page.faults().await
}

/// Pages with one fault: its kind, and a part of its name or figures.
const BAD: [(&str, &str, &str); 24] = [
    (
        "clipped",
        ".long",
        "<p class=long style='width:80px;overflow:hidden;white-space:nowrap'>Divertimento in D major",
    ),
    (
        "clipped",
        "ellipsis",
        "<p style='width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>Divertimento in D major",
    ),
    (
        "clipped",
        "lines",
        "<p style='width:90px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1'>Missa solemnis in C",
    ),
    (
        "clipped",
        "bottom",
        "<div class=box style='height:30px;overflow:hidden'><p style='margin:0'>one<br>two<br>three</p></div>",
    ),
    (
        "clipped",
        "right",
        "<div style='width:90px;overflow:clip'><div style='position:relative'><b style='position:absolute;left:70px'>Salzburg</b><br></div></div>",
    ),
    ("clipped", "window", "<p style='position:absolute;left:350px;white-space:nowrap'>beyond the window</p>"),
    (
        "clipped",
        "start",
        "<div style='height:50px;width:99px;overflow:auto;display:flex;flex-direction:column;justify-content:center'><p style='flex:none'>one</p><p style='flex:none'>two</p><p style='flex:none'>three</p><p style='flex:none'>four</p><p style='flex:none'>five</p></div>",
    ),
    (
        "overlap",
        "with b",
        "<div style='position:relative'><p>Munich</p><b style='position:absolute;left:4px;top:6px'>Paris</b></div>",
    ),
    (
        "overlap",
        "with i",
        "<div style='position:relative'><p>Figaro</p><i style='position:absolute;left:20px;top:2px;background:#fff'>9</i></div>",
    ),
    ("overlap", "with p", "<p style='margin:0'>First</p><p style='margin:-14px 0 0'>Second</p>"),
    ("outside", "window", "<button style='position:absolute;left:370px'>Go</button>"),
    ("outside", "bottom", "<div style='height:40px;overflow:hidden'><button>Go</button></div>"),
    (
        "covered",
        "div.over",
        "<div style='position:relative'><button>Go</button><div class=over style='position:absolute;inset:0;background:#000'></div></div>",
    ),
    (
        "covered",
        "i.lock",
        "<div style='position:relative'><p>Don Giovanni</p><i class=lock style='position:absolute;left:0;top:0;width:30px;height:20px;background:#fff;pointer-events:none'></i></div>",
    ),
    (
        "covered",
        "circle",
        "<div style='position:relative'><p>Innsbruck</p><svg width=40 height=22 style='position:absolute;left:0;top:0'><circle r=12 cx=10 cy=10 /></svg></div>",
    ),
    ("touch", "30×48", "<button style='width:30px'></button>"),
    ("touch", "60×20", "<a href='#x' style='display:block;width:60px;height:20px'></a>"),
    ("small text", "px 11", "<p style='font-size:11px'>Salzburg, 1772"),
    ("small text", "px 12", "<p style='font-size:12px'>on a phone"),
    (
        "small text",
        "px 7",
        "<svg width=200 height=40 viewBox='0 0 400 80'><text y=40 font-size=14>Milan</text></svg>",
    ),
    ("page scroll", "in 390", "<div style='width:500px;height:9px'></div>"),
    (
        "page scroll",
        "height",
        "<div class=tbl><div id=dec style='height:99px'></div><div style='height:1900px'></div></div>",
    ),
    (
        "decision",
        "out of view",
        "<div class=tbl><section id=dec style='height:100px;overflow:auto'><div style='height:150px'></div><button data-do=confirm>Go</button></section></div>",
    ),
    ("decision", "not shown", "<div class=tbl></div>"),
];

/// Pages without a fault that look like one.
const GOOD: [&str; 21] = [
    "<p>Text with <span class=vh>words for screen readers</span> in it</p>",
    "<p style='width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis' data-may-clip>Divertimento in D major",
    "<div style='height:50px;overflow:auto' tabindex=0><p>one</p><p>two</p><p>three</p><button>Go</button></div>",
    "<p style='line-height:1;overflow:hidden;margin:0'>Ågypq</p>",
    "<p style='width:90px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;line-height:1.1'>Missa solemnis</p>",
    "<svg aria-hidden=true width=20 height=20 viewBox='0 0 400 400'><text font-size=14 y=40>x</text><text font-size=14 y=40>y</text></svg>",
    "<a href='#m' style='position:absolute;left:-999px'>Skip to the decision</a>",
    "<p style='line-height:1'>Many <b>lines of</b> one paragraph that <i>touch each</i> other because its lines are <b>near</b></p>",
    "<p>Text</p><div role=dialog style='position:absolute;inset:0;background:#fff'><p>Text of a dialog above it</p></div>",
    "<p style='margin:0'>Under</p><div style='position:absolute;inset:0;background:#fff'><p style='margin:0'>Above all of it</p></div>",
    "<div style='position:relative;height:60px'><b>Card</b><button style='position:absolute;inset:0;width:100%;opacity:1;background:none;border:0' aria-label=Card></button></div>",
    "<p>Read <a href='#x'>the rule</a> first.</p>",
    "<button style='width:20px;height:20px;position:relative;margin:20px;padding:0;border:0'><span style='position:absolute;inset:-14px'></span></button>",
    "<label style='display:block;height:48px'>Sound <input type=checkbox></label>",
    "<p>4<sup style='font-size:9px'>th</sup> <small data-small style='font-size:9px'>note</small></p>",
    "<div class=tbl><section id=dec style='height:100px'><button data-do=confirm>Go</button></section></div>",
    "<p style='visibility:hidden;font-size:5px'>hidden</p><p hidden>hidden</p><p style='opacity:0;font-size:5px'>hidden</p>",
    "<div style='position:relative'><p>Innsbruck</p><svg width=90 height=22 style='position:absolute;left:0;top:0'><path d='M0 9H90' fill=none stroke=red /></svg></div>",
    "<div style='position:relative'><p>Vienna</p><b style='position:absolute;inset:0;background:#fff;opacity:0'>x</b></div>",
    "<p>Long</p><div style='height:2000px'></div><button style='display:block;margin:-1170px 0 0'>Go</button><footer style='position:fixed;bottom:0;height:60px;width:100%;background:#fff'></footer>",
    "<button disabled style='width:20px'></button>",
];

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn every_kind_of_fault_is_found() -> Result<()> {
    visit(Screen::PHONE, async |page| {
        let mut missed = Vec::new();
        for (kind, mark, body) in BAD {
            let found = faults(page, body).await?;
            let is = |fault: &Fault| fault.kind == kind && fault.to_string().contains(mark);
            if !found.iter().any(is) {
                let found: Vec<String> = found.iter().map(Fault::to_string).collect();
                missed.push(format!("{kind} with “{mark}” is missing in {found:?} of\n{body}"));
            }
        }
        assert!(missed.is_empty(), "{}", missed.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_page_without_faults_is_not_blamed() -> Result<()> {
    visit(Screen::PHONE, async |page| {
        for body in GOOD {
            let found = faults(page, body).await?;
            assert!(found.is_empty(), "{found:#?} in\n{body}");
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_mouse_needs_no_large_targets() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        assert!(faults(page, "<button style='width:30px;height:28px'></button>").await?.is_empty());
        assert!(faults(page, "<p style='font-size:12px'>on a laptop").await?.is_empty());
        Ok(())
    })
    .await
}
