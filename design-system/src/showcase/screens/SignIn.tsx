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
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import signInMessages from "./texts/sign-in-messages.json";
import signInTexts from "./texts/sign-in.json";

const PROMISES = [
  { icon: LimitsIcon, text: "limitPromise" },
  { icon: LockIcon, text: "moneyPromise" },
  { icon: ServiceIcon, text: "peoplePromise" },
] as const;

/** The message does not say which of the two is wrong, because that would tell a stranger who is a member. */
const refuse = (data: FormData): FormProblem[] => (data.get("password") === "demo-1234" ? [] : [{ rule: "wrong" }]);

function LogIn() {
  const texts = useTexts(signInTexts);
  return (
    <Form messages={useTexts(signInMessages)} onSubmit={refuse}>
      <TextField name="username" label={texts.username} autoComplete="username" required />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" required />
      <Inline justify="between">
        <Checkbox name="remember" label={texts.remember} />
        <Link href="#forgotten">{texts.forgotten}</Link>
      </Inline>
      <SubmitButton fullWidth size="large">
        {texts.sendLogin}
      </SubmitButton>
    </Form>
  );
}

function Register() {
  const texts = useTexts(signInTexts);
  const [beforeTerms, afterTerms] = texts.termsRead.split("{terms}");
  return (
    <Form messages={useTexts(signInMessages)} onSubmit={() => undefined}>
      <TextField
        name="username"
        label={texts.username}
        description={texts.usernameHint}
        autoComplete="username"
        required
      />
      <PasswordField name="password" label={texts.password} autoComplete="new-password" showStrength required />
      <PhoneField
        name="mobile"
        label={texts.mobile}
        countries={[{ label: texts.country, dialingCode: "880" }]}
        required
      />
      <Checkbox name="adult" label={texts.adult} required />
      <Checkbox
        name="terms"
        label={
          <>
            {beforeTerms}
            <Link href="#terms">{texts.terms}</Link>
            {afterTerms}
          </>
        }
        required
      />
      <SubmitButton fullWidth size="large">
        {texts.sendRegistration}
      </SubmitButton>
    </Form>
  );
}

/** Log in and register, and what members can rely on. */
export function SignIn({ initial = "login" }: { initial?: "login" | "register" }) {
  const texts = useTexts(signInTexts);
  const [way, setWay] = useState<string>(initial);
  return (
    <AppFrame current="me" isGuest>
      <Stack gap={8}>
        <Heading level={1}>{texts.heading}</Heading>
        <Text tone="secondary">{texts.text}</Text>
      </Stack>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={32} align="start">
        <Card padding={24} tone="raised">
          <Tabs
            label={texts.wayIn}
            stretch
            value={way}
            onValueChange={setWay}
            items={[
              { value: "login", label: texts.logIn, content: <LogIn /> },
              { value: "register", label: texts.register, content: <Register /> },
            ]}
          />
        </Card>
        <Stack gap={24}>
          <Image src={market} alt="" ratio="banner" placeholderColor="#1b1844" priority />
          <Stack as="ul" gap={12}>
            {PROMISES.map(({ icon, text }) => (
              <Inline key={text} as="li" gap={12} wrap={false} align="start">
                <Icon drawing={icon} size="large" />
                <Text>{texts[text]}</Text>
              </Inline>
            ))}
          </Stack>
        </Stack>
      </Grid>
    </AppFrame>
  );
}
