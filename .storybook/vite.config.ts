// Storybook would otherwise load the app's configuration, and with it the React Router plugin.
export default {};
