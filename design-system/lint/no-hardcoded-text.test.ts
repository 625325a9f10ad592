import { noHardcodedText } from "./no-hardcoded-text.ts";
import { inComponent, testRule } from "./rule-tester.ts";

testRule("no-hardcoded-text", noHardcodedText, {
  lets: inComponent(
    "<p>{text.save}</p>",
    "<p>·  – 12 :</p>",
    '<kbd translate="no">Enter</kbd>',
    '<kbd translate="no">{isMac ? "Option" : "Alt"}</kbd>',
    '<input type="text" aria-label={label} className="field" />',
    '<Button tone="accent">{children}</Button>',
    '<p>{count > 9 ? "9+" : count}</p>',
    '<p hidden={kind === "empty"}>{format(amount, "BDT")}</p>',
    '<img alt="" src={source} />',
  ),
  finds: inComponent(
    "<p>Save</p>",
    "<>লটারি</>",
    '<p>{"Save"}</p>',
    '<p>{isOpen ? "Close" : text.open}</p>',
    '<p>{isOpen && "Close"}</p>',
    "<p>{`Draw ${number}`}</p>",
    '<button aria-label="Close" />',
    '<img alt={"A lantern"} src={source} />',
    '<TextField label="Name" />',
  ),
});
