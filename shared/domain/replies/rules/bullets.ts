/** Data: the signs that open an item of a list. */
export const bulletPattern =
  /^\s*(?:(?:[-*•·–—+>~→➤➡►▸▶▪■□●○◦‣⁃»›]|\[[ x]?\]|\(?\d{1,2}[.)-](?!\d)|\(?[a-hA-H]\)|\(?(?:[ivx]{1,4}|[IVX]{2,4})[.)]|[a-h]\.)\s+|[-•*+](?=\p{L}))+/u;
