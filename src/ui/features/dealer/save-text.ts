/** Makes the browser save a text as a file. */
export function saveText(name: string, mediaType: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started reading by the time the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
