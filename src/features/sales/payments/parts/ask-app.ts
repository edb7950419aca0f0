// Asking the app in whose browser the page is: WeChat's, by the object that it puts into the page. What it says of the
// money is not believed, only that the person left it.
interface Bridge {
  invoke: (what: string, fields: Record<string, string>, said: (answer: { err_msg?: string }) => void) => void
}
const bridgeHere = (): Bridge | undefined => (globalThis as { WeixinJSBridge?: Bridge }).WeixinJSBridge

/** It puts its object in when it is ready. */
const bridge = (): Promise<Bridge> =>
  new Promise((found) => {
    const here = bridgeHere()
    if (here) found(here)
    else document.addEventListener('WeixinJSBridgeReady', () => found(bridgeHere()!), { once: true })
  })
/** `left`: the person closed it without paying, or it would not open. */
export async function askApp(fields: Record<string, string>): Promise<'gone on' | 'left'> {
  const app = await bridge()
  return new Promise((answered) =>
    app.invoke('getBrandWCPayRequest', fields, ({ err_msg: said }) =>
      answered(said === 'get_brand_wcpay_request:ok' ? 'gone on' : 'left'),
    ),
  )
}
