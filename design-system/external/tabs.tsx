// Gives our tabs the interface of Radix Tabs, so that Radix's tests can run on them. Our tabs take data, which is read from the elements.
import { Children, Fragment, isValidElement, type ReactNode, type Ref } from "react";
import { Tabs } from "../src/components/Tabs/Tabs.tsx";

interface PartProps {
  value: string;
  children?: ReactNode;
}

interface RootProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const Part = ({ children }: { children?: ReactNode }) => children;

export const List = (props: { children?: ReactNode }) => <Part {...props} />;
export const Trigger = (props: PartProps) => <Part {...props} />;
export const Content = (props: PartProps) => <Part {...props} />;

/** Returns the props of all elements of one kind among the children, at any depth. */
function partsIn(children: ReactNode, kind: typeof Trigger): PartProps[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<PartProps>(child)) return [];
    return child.type === kind ? [child.props] : partsIn(child.props.children, kind);
  });
}

export function Root({ children, ...rest }: RootProps) {
  const contents = partsIn(children, Content);
  const items = partsIn(children, Trigger).map(({ value, children: label }) => ({
    value,
    label: Children.toArray(label)
      .filter((part) => typeof part === "string")
      .join(""),
    content: <Fragment>{contents.find((content) => content.value === value)?.children}</Fragment>,
  }));
  return <Tabs label="Tabs" {...rest} items={items} />;
}
