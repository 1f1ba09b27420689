/** Tests render components without the plugin of the router, which vite.config.ts has. */
export default {};
