// What a page of the shop may load and run: its own files, and scripts and styles that carry its nonce.

/** `framed`: in pages of the shop itself. */
export const policy = (nonce: string, mode: string, framed = false): string =>
  [
    "default-src 'self'",
    `script-src ${nonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'"}`,
    `style-src 'self'${mode === 'development' ? " 'unsafe-inline'" : nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${mode === 'development' ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ')
