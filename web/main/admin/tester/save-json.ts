/** Gives a browser a file that the page already holds. */
export function saveJson(filename: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers only begin to read once the click is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
