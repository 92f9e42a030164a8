/** Makes the browser reload the page every few seconds if scripts are disabled. */
export function RefreshWithoutScripts() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="3" />
    </noscript>
  );
}
