// A server component: what has no "use client" sends no JavaScript, the rest comes as client components.
import { Button } from "@lobbykit/design-system/Button";
import { Heading } from "@lobbykit/design-system/Heading";
import { HomeIcon } from "@lobbykit/design-system/icons";
import { MoneyText } from "@lobbykit/design-system/MoneyText";
import { Stories } from "./stories.jsx";

export default function Page() {
  return (
    <>
      <Heading level={1}>Server component</Heading>
      <Button tone="accent" iconStart={HomeIcon}>
        Rendered on the server
      </Button>
      <MoneyText amount="1234.5" currency="BDT" />
      <Stories />
    </>
  );
}
