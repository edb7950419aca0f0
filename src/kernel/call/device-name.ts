// What a user agent says of browser and system: the handful that people use; what is not known stays empty. Pure.

export interface DeviceName {
  browser: string
  system: string
  mobile: boolean
}
// the first that fits: browsers name their ancestors too
const browsers: [string, RegExp][] = [
  ['WeChat', /MicroMessenger\//],
  ['Alipay', /AlipayClient\//],
  ['QQ', /MQQBrowser\/|QQBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Vivaldi', /Vivaldi\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
]
const systems: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
]
const first = (list: readonly [string, RegExp][], userAgent: string): string =>
  list.find(([, sign]) => sign.test(userAgent))?.[0] ?? ''

export const deviceName = (userAgent: string): DeviceName => ({
  browser: first(browsers, userAgent),
  system: first(systems, userAgent),
  mobile: /Mobi|iPhone|iPad|Android/.test(userAgent),
})
/** "Firefox · Windows", or what is known of it. */
export const deviceWords = (userAgent: string): string => {
  const { browser, system } = deviceName(userAgent)
  return [browser, system].filter((part) => part !== '').join(' · ')
}
