import { useState } from "react";
import { Card } from "../../components/Card/Card.tsx";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { Form, type FormProblem, SubmitButton } from "../../components/Form/Form.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Image } from "../../components/Image/Image.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { PasswordField } from "../../components/PasswordField/PasswordField.tsx";
import { PhoneField } from "../../components/PhoneField/PhoneField.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Tabs } from "../../components/Tabs/Tabs.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { LimitsIcon, LockIcon, ServiceIcon } from "../../icons/icons.ts";
import market from "../../testing/art/banner-market.svg?no-inline";
import { AppFrame } from "./AppFrame.tsx";

const PROMISES = [
  { icon: LimitsIcon, text: "A limit of your own, from the first day. It goes down at once." },
  { icon: LockIcon, text: "Money out as easily as in, to the account it came from." },
  { icon: ServiceIcon, text: "People who answer, day and night, in Bengali and English." },
];
const MESSAGES = {
  "username.required": "Enter your username",
  "password.required": "Enter your password",
  "adult.required": "Confirm that you are over 21",
  "terms.required": "Read the terms and agree to them",
  wrong: "Username or password is wrong",
};
const COUNTRIES = [{ label: "Bangladesh", dialingCode: "880" }] as const;

/** The message does not say which of the two is wrong, because that would tell a stranger who is a member. */
const refuse = (data: FormData): FormProblem[] => (data.get("password") === "demo-1234" ? [] : [{ rule: "wrong" }]);

const LogIn = () => (
  <Form messages={MESSAGES} onSubmit={refuse}>
    <TextField name="username" label="Username" autoComplete="username" required />
    <PasswordField name="password" label="Password" autoComplete="current-password" required />
    <Inline justify="between">
      <Checkbox name="remember" label="Remember my name" />
      <Link href="#forgotten">Forgotten?</Link>
    </Inline>
    <SubmitButton fullWidth size="large">
      Log in
    </SubmitButton>
  </Form>
);

const Register = () => (
  <Form messages={MESSAGES} onSubmit={() => undefined}>
    <TextField
      name="username"
      label="Username"
      description="6 to 14 letters or digits"
      autoComplete="username"
      required
    />
    <PasswordField name="password" label="Password" autoComplete="new-password" showStrength required />
    <PhoneField name="mobile" label="Mobile number" countries={COUNTRIES} required />
    <Checkbox name="adult" label="I am over 21" required />
    <Checkbox
      name="terms"
      label={
        <>
          I have read the <Link href="#terms">terms</Link>
        </>
      }
      required
    />
    <SubmitButton fullWidth size="large">
      Register
    </SubmitButton>
  </Form>
);

/** Log in and register, and what members can rely on. */
export function SignIn({ initial = "login" }: { initial?: "login" | "register" }) {
  const [way, setWay] = useState<string>(initial);
  return (
    <AppFrame current="me" isGuest>
      <Stack gap={8}>
        <Heading level={1}>Welcome to the night market</Heading>
        <Text tone="secondary">Six hundred games, every draw of the day, one wallet.</Text>
      </Stack>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={32} align="start">
        <Card padding={24} tone="raised">
          <Tabs
            label="Way in"
            stretch
            value={way}
            onValueChange={setWay}
            items={[
              { value: "login", label: "Log in", content: <LogIn /> },
              { value: "register", label: "Register", content: <Register /> },
            ]}
          />
        </Card>
        <Stack gap={24}>
          <Image src={market} alt="" ratio="banner" placeholderColor="#1b1844" priority />
          <Stack as="ul" gap={12}>
            {PROMISES.map(({ icon, text }) => (
              <Inline key={text} as="li" gap={12} wrap={false} align="start">
                <Icon drawing={icon} size="large" />
                <Text>{text}</Text>
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Grid>
    </AppFrame>
  );
}
