// Who carries parcels, as data: China first, then Spain, then the world. Names as people there say them; a waybill as
// the carrier writes it, letters and digits without spaces.
import type { Language } from '#kernel/text/language.ts'

type Names = Readonly<Record<Language, string>>
export type Region = 'china' | 'spain' | 'world'
export interface Carrier {
  code: string
  region: Region
  names: Names
  /** letters and digits as the carrier writes them, without spaces */
  waybill: RegExp
  /** an example for whoever types one */
  example: string
  /** the number that its customers call, where it is one for all */
  phone?: string
}
const same = (name: string): Names => ({ 'zh-CN': name, 'en-US': name, 'es-ES': name })
const known = (zh: string, name: string): Names => ({ 'zh-CN': zh, 'en-US': name, 'es-ES': name })
const inRegion =
  (region: Region) =>
  (code: string, names: Names, waybill: RegExp, example: string, phone?: string): Carrier => ({
    code,
    region,
    names,
    waybill,
    example,
    ...(phone !== undefined && { phone }),
  })
const [china, spain, world] = [inRegion('china'), inRegion('spain'), inRegion('world')]
/** of the Universal Postal Union */
const postal = /^[A-Z]{2}\d{9}[A-Z]{2}$/

const chinese: readonly Carrier[] = [
  china('sf', known('顺丰速运', 'SF Express'), /^SF\d{12,15}$/, 'SF1234567890123', '95338'),
  china('jd', known('京东物流', 'JD Logistics'), /^JD[A-Z0-9]{11,16}$/, 'JDX012345678901', '950616'),
  china('zto', known('中通快递', 'ZTO Express'), /^7[35689]\d{12,13}$/, '73123456789012', '95311'),
  china('yto', known('圆通速递', 'YTO Express'), /^(YT\d{13}|[89]\d{17})$/, 'YT1234567890123', '95554'),
  china('sto', known('申通快递', 'STO Express'), /^(77\d{13}|[34]68\d{10})$/, '771234567890123', '95543'),
  china('yunda', known('韵达速递', 'Yunda Express'), /^(3[0-9]|4[36])\d{11,13}$/, '3112345678901', '95546'),
  china('jt', known('极兔速递', 'J&T Express'), /^JT\d{13}$/, 'JT1234567890123', '956025'),
  china('deppon', known('德邦快递', 'Deppon Express'), /^DPK\d{12}$/, 'DPK123456789012', '95353'),
  china('ems', known('中国邮政 EMS', 'China Post EMS'), /^(\d{13}|[A-Z]{2}\d{9}CN)$/, '1234567890123', '11183'),
  china(
    'chinapost',
    known('中国邮政快递包裹', 'China Post parcels'),
    /^(\d{13}|[A-Z]{2}\d{9}CN)$/,
    '9876543210123',
    '11183',
  ),
  china('kye', known('跨越速运', 'KYE Express'), /^KY[A-Z0-9]{11,15}$/, 'KY4000812345678', '95324'),
  china('zjs', known('宅急送', 'ZJS Express'), /^[A-Z]?\d{12,15}$/, 'A002468013579', '400 678 9000'),
  china('ane', known('安能物流', 'ANE Logistics'), /^\d{12,15}$/, '300123456789012', '400 104 0088'),
  china('hkpost', known('香港邮政', 'Hongkong Post'), /^[A-Z]{2}\d{9}HK$/, 'RH123456785HK', '+852 2921 2222'),
]
const spanish: readonly Carrier[] = [
  spain(
    'correos',
    known('西班牙邮政', 'Correos'),
    /^([A-Z]{2}[A-Z0-9]{19,21}|[A-Z]{2}\d{9}ES)$/,
    'RR123456785ES',
    '+34 915 197 197',
  ),
  spain('correosexpress', same('Correos Express'), /^\d{16}(\d{7})?$/, '3230001234567890'),
  spain('seur', same('SEUR'), /^\d{14}$/, '12345678901234'),
  spain('mrw', same('MRW'), /^\d{5}[A-Z0-9]\d{6}$/, '02345A123456', '+34 900 300 400'),
  spain('nacex', same('NACEX'), /^(\d{4}\/?\d{8}|NX\d{2}ES\d{7})$/, '0812/12345678', '+34 900 100 000'),
  spain('gls', same('GLS'), /^(\d{11}|\d{14}|[A-Z0-9]{8})$/, '61771001234567'),
  spain('cttexpress', same('CTT Express'), /^\d{22}$/, '0082800082809720118884'),
]
const worldwide: readonly Carrier[] = [
  world('dhl', same('DHL'), /^(\d{10,11}|JD\d{18})$/, '1234567890', '95380'),
  world('fedex', same('FedEx'), /^\d{12}(\d{3})?$/, '123456789012', '+1 800 463 3339'),
  world('ups', same('UPS'), /^1Z[A-Z0-9]{16}$/, '1Z12345E0205271688', '+1 800 742 5877'),
  world(
    'usps',
    known('美国邮政 USPS', 'USPS'),
    /^(9[2-5]\d{20}|[A-Z]{2}\d{9}US)$/,
    '9400111899223197428490',
    '+1 800 275 8777',
  ),
  world('tnt', same('TNT'), /^(\d{9}|GE\d{9}[A-Z]{2})$/, '123456785'),
  world('dpd', same('DPD'), /^\d{14}[A-Z0-9]?$/, '05212345678901'),
  world('aramex', same('Aramex'), /^\d{10,12}$/, '31234567890'),
  world('royalmail', known('英国皇家邮政', 'Royal Mail'), /^[A-Z]{2}\d{9}GB$/, 'RM123456785GB', '+44 3457 740 740'),
  world('laposte', known('法国邮政', 'La Poste'), /^(\d[A-Z]\d{11}|[A-Z]{2}\d{9}FR)$/, '6A12345678901'),
  world(
    'dhlde',
    known('德国邮政 DHL', 'Deutsche Post DHL'),
    /^(\d{12}|\d{20}|[A-Z]{2}\d{9}DE)$/,
    '00340434161094001234',
  ),
  world('posteit', known('意大利邮政', 'Poste Italiane'), /^[A-Z]{2}\d{9}IT$/, 'RA123456785IT'),
  world('ctt', known('葡萄牙邮政', 'CTT (Portugal)'), /^[A-Z]{2}\d{9}PT$/, 'RL123456785PT'),
  world('postnl', known('荷兰邮政', 'PostNL'), /^(3S[A-Z0-9]{11,15}|[A-Z]{2}\d{9}NL)$/, '3SABCD1234567890'),
  world('canadapost', known('加拿大邮政', 'Canada Post'), /^(\d{16}|[A-Z]{2}\d{9}CA)$/, '1234567890123456'),
  world('auspost', known('澳大利亚邮政', 'Australia Post'), /^([A-Z]{2}\d{9}AU|[A-Z0-9]{3}\d{9,20})$/, '33A123456789'),
  world('japanpost', known('日本邮政', 'Japan Post'), /^(\d{11,12}|[A-Z]{2}\d{9}JP)$/, '123456789012'),
  world('yamato', known('大和运输（黑猫宅急便）', 'Yamato Transport'), /^\d{12}$/, '123456789013'),
  world('koreapost', known('韩国邮政', 'Korea Post'), /^(\d{13}|[A-Z]{2}\d{9}KR)$/, '6012345678901'),
  world('singpost', known('新加坡邮政', 'SingPost'), /^[A-Z]{2}\d{9}SG$/, 'RB123456785SG'),
  world('correosmx', known('墨西哥邮政', 'Correos de México'), /^[A-Z]{2}\d{9}MX$/, 'RM123456785MX'),
  world('estafeta', same('Estafeta'), /^(\d{10}|\d{22})$/, '1234567891'),
  world(
    'post',
    { 'zh-CN': '其他国家邮政', 'en-US': 'Other national post', 'es-ES': 'Otro servicio postal' },
    postal,
    'RB123456785TH',
  ),
]

export const carriers: readonly Carrier[] = [...chinese, ...spanish, ...worldwide]
