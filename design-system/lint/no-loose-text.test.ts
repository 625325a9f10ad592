import { noLooseText } from "./no-loose-text.ts";
import { inComponent, testRule } from "./rule-tester.ts";

testRule("no-loose-text", noLooseText, {
  lets: inComponent(
    "<p>{isDone && <Icon />}<span>{label}</span></p>",
    "<p>{label}{isDone && <Icon />}</p>",
    "<p><Icon />{label}</p>",
    // React sets the only text of an element on the element itself, so a replaced text node does no harm.
    "<p>{isDone && label}</p>",
    "<p>{isDone ? <Icon /> : label}</p>",
    "<p>{isDone && <Icon />}<b />{label}</p>",
    "<ul>{rows.map((row) => <li key={row.id}>{row.name}</li>)}</ul>",
    "<ul>{rows.map((row) => card(row))}</ul>",
    "<p>{to && <span>{until}</span>}{from && <span>{since}</span>}</p>",
    '<p translate="no">{isOver && <Icon />}{count}</p>',
    '<p translate="no"><b>{isOver && <Icon />}{count}</b></p>',
    "const letter = <Icon />; <p>{isRead ? letter : <Dot>{letter}</Dot>}<b /></p>",
    "const list = (items) => <ul />; <p>{hasTitle && <h2 />}{list(items)}</p>",
    "interface Props { children: ReactNode } <p>{isOpen && children}<b /></p>",
    "interface Props { card: (game: Game) => ReactNode } <p>{game ? card(game) : <Skeleton />}<b /></p>",
    `<p>
      {/* Two elements, each on its line. */}
      {isDone && <Icon />}
      <b />
    </p>`,
  ),
  finds: inComponent(
    "<p>{isDone && <Icon />}{label}</p>",
    "<p>{isDone ? <Icon /> : null}Total</p>",
    "<p>{isDone && <Icon />} {hasMark && <Mark />}</p>",
    "<p>{isDone && <Icon />}{hasMark && <Mark />}{label}</p>",
    "<>{isDone && <Icon />}{label}</>",
    "<p><>{isDone && <Icon />}</>{label}</p>",
    "<p><b key={count} />{label}</p>",
    "<p>{rows.map((row) => <b key={row} />)}{label}</p>",
    "<p>{settles}{to && ` ${until}`}</p>",
    '<p><b />{to ? until : ""}</p>',
    "<p><b />{isDone ? <Icon /> : label}</p>",
    "<p><b />{date ?? null}</p>",
    "<p>{isDone && <>{label}</>}</p>",
    "<p>{words.map((word) => <Fragment key={word}>{word}</Fragment>)}</p>",
    "<p>{words.map((word) => word.text)}</p>",
    "<Fragment key={index}>{index > 0 && <wbr />}{group}</Fragment>",
    "const icon = isDone && <Icon />; <p>{icon}{label}</p>",
    "interface Props { icon?: ReactNode } <p>{icon}{label}</p>",
  ),
});
