/** Titles of the steps that the time table counts separately. */
export const AXE_STEP = "axe";
export const IBM_STEP = "IBM's checker";
export const SIGN_IN_STEP = "sign-in";
