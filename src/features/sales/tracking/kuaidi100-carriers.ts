// How Kuaidi100 calls the carriers of the shop, as data, and of which it wants the end of a phone number. A carrier
// that is not here is unknown there, or goes by a name that nobody has confirmed: its parcels are told by hand.
interface Known {
  com: string
  /** it tells nothing of a parcel to whoever cannot say how the receiver's number ends */
  phone?: true
}
const known: Readonly<Record<string, Known>> = {
  sf: { com: 'shunfeng', phone: true },
  jd: { com: 'jd' },
  zto: { com: 'zhongtong', phone: true },
  yto: { com: 'yuantong' },
  sto: { com: 'shentong' },
  yunda: { com: 'yunda' },
  jt: { com: 'jtexpress' },
  deppon: { com: 'debangkuaidi' },
  ems: { com: 'ems' },
  chinapost: { com: 'youzhengguonei' },
  kye: { com: 'kuayue' },
  zjs: { com: 'zhaijisong' },
  ane: { com: 'annengwuliu' },
  hkpost: { com: 'hkpost' },
  correos: { com: 'correosdees' },
  seur: { com: 'seur' },
  mrw: { com: 'mrw' },
  gls: { com: 'gls' },
  dhl: { com: 'dhl' },
  fedex: { com: 'fedex' },
  ups: { com: 'ups' },
  usps: { com: 'usps' },
  tnt: { com: 'tnt' },
  dpd: { com: 'dpd' },
  aramex: { com: 'aramex' },
  royalmail: { com: 'royalmail' },
  laposte: { com: 'csuivi' },
  dhlde: { com: 'dhlde' },
  posteit: { com: 'italiane' },
  ctt: { com: 'portugalctt' },
  postnl: { com: 'postnl' },
  canadapost: { com: 'canpost' },
  auspost: { com: 'auspost' },
  japanpost: { com: 'japanpost' },
  yamato: { com: 'yamato' },
  koreapost: { com: 'koreapost' },
  singpost: { com: 'singpost' },
  correosmx: { com: 'mexico' },
  estafeta: { com: 'estafeta' },
}
const byCode: ReadonlyMap<string, Known> = new Map(Object.entries(known))
/** undefined for carriers that it does not follow. */
export const followed = (carrier: string): Known | undefined => byCode.get(carrier)
export const followedCarriers: readonly string[] = [...byCode.keys()]
