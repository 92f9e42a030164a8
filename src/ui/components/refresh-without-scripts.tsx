/** Has the browser load the page again every few seconds where no script can. */
export function RefreshWithoutScripts() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="3" />
    </noscript>
  );
}
