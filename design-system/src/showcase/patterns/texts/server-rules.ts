export const registrationTexts = {
  en: {
    welcome: "Welcome, {name}",
    isOpen: "Your account is open.",
    username: "Username",
    usernameHint: "{min} to {max} letters or digits",
    password: "Password",
    passwordHint: "At least {min} characters; a sentence is good",
    again: "Password again",
    adult: "I am over 21",
    register: "Register",
  },
  bn: {
    welcome: "স্বাগতম, {name}",
    isOpen: "আপনার অ্যাকাউন্ট খোলা হয়েছে।",
    username: "ব্যবহারকারীর নাম",
    usernameHint: "{min} থেকে {max}টি ইংরেজি অক্ষর বা সংখ্যা",
    password: "পাসওয়ার্ড",
    passwordHint: "কমপক্ষে {min}টি অক্ষর; একটি বাক্য হলে ভালো",
    again: "পাসওয়ার্ড নিশ্চিতকরণ",
    adult: "আমার বয়স 21 বছরের বেশি",
    register: "নিবন্ধন করুন",
  },
};

/** Messages by rule id. The form fills in the placeholders. */
export const ruleMessages = {
  en: {
    "username.required": "Choose a username",
    "password.required": "Choose a password",
    "adult.required": "Confirm that you are over 21",
    reg_pattern_3: "The username has {min} to {max} letters or digits",
    reg_pattern_8: "The password has at least {min} characters",
    same: "The two passwords differ",
    username_taken: "This username is taken. Try another.",
  },
  bn: {
    "username.required": "একটি ব্যবহারকারীর নাম বেছে নিন",
    "password.required": "একটি পাসওয়ার্ড বেছে নিন",
    "adult.required": "নিশ্চিত করুন যে আপনার বয়স 21 বছরের বেশি",
    reg_pattern_3: "ব্যবহারকারীর নামে {min} থেকে {max}টি ইংরেজি অক্ষর বা সংখ্যা থাকতে হবে",
    reg_pattern_8: "পাসওয়ার্ডে কমপক্ষে {min}টি অক্ষর থাকতে হবে",
    same: "পাসওয়ার্ড দুটি এক নয়",
    username_taken: "এই ব্যবহারকারীর নামটি আগেই নেওয়া হয়েছে। আরেকটি বেছে নিন।",
  },
};
