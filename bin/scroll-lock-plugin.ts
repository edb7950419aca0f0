// Takes antd's own scroll lock out of the bundle: it writes a style sheet without a nonce, which the policy refuses.
// The style sheets of the console stop the page behind what lies over it (dress/controls.css).
import type { Plugin } from 'vite'

const nothing = '\0no-scroll-lock'
export const noScrollLock = (): Plugin => ({
  name: 'no-scroll-lock',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/useScrollLocker') && importer?.includes('/@rc-component/portal/') ? nothing : undefined,
  load: (id) => (id === nothing ? 'export default () => {}' : undefined),
})
