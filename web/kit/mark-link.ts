/**
 * Says on the document that a letter's link led here: what is only true without one is not shown,
 * and the page itself says what is true once it has come to life.
 */
export function markLink(): void {
  const byLink = new URLSearchParams(location.search).has('token');
  document.documentElement.classList.toggle('by-link', byLink);
}
