import { InstallGuide } from "../../features/app-download/install-guide.tsx";

/** How to install the app on an Android phone (R085). */
export const Component = () => <InstallGuide platform="android" />;
