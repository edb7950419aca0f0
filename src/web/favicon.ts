// The shop's mark in a browser's tab: its initial over the thread.

export const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E" +
  "%3Crect width='32' height='32' rx='6' fill='%23fbf8f4'/%3E" +
  "%3Cpath d='M6 21V9l10 10L26 9v12' fill='none' stroke='%231c1715' stroke-width='2.6'" +
  " stroke-linejoin='round' stroke-linecap='round'/%3E" +
  "%3Cpath d='M4 27c8-1.6 12-.4 17-.6 4-.1 4-3.4 1.600-3.400s-2 4 5.400 3' fill='none' stroke='%23c4122f'" +
  " stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E"
