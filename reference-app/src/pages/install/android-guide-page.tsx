import { InstallGuide } from "../../features/app-download/install-guide.tsx";

/** How the app comes onto an Android phone (R085). */
export const Component = () => <InstallGuide platform="android" />;
