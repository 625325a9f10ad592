import { InstallGuide } from "../../features/app-download/install-guide.tsx";

/** How the app comes onto an iPhone or iPad (R085). */
export const Component = () => <InstallGuide platform="ios" />;
