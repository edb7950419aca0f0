// The people of the demo shop: six buyers with addresses, the staff and one login per house. Passwords are set by the seed, not here.
import type { DemoAddress, DemoArea, DemoBuyer, DemoMerchantLogin, DemoStaff } from './types.ts'

/** Province, city and district with GB codes, from 'code name' lines. */
const china = (...lines: string[]): DemoArea[] =>
  lines.map((line) => {
    const [code = '', name = ''] = line.split(' ')
    return { code, name }
  })
const abroad = (...names: string[]): DemoArea[] => names.map((name) => ({ name }))
const address = (fields: Omit<DemoAddress, 'isDefault'>, isDefault = true): DemoAddress => ({ ...fields, isDefault })

export const BUYERS: DemoBuyer[] = [
  {
    email: 'lin@example.com',
    nickname: '林见月',
    language: 'zh-CN',
    vip: true,
    addresses: [
      address({
        consignee: '林见月',
        phone: '+86 13800000001',
        country: 'CN',
        areas: china('310000 上海市', '310100 上海市', '310104 徐汇区'),
        detail: '安福路 218 弄 6 号 302 室',
        zip: '200031',
        label: '家',
      }),
      address(
        {
          consignee: '林见月',
          phone: '+86 13800000001',
          country: 'CN',
          areas: china('540000 西藏自治区', '540100 拉萨市', '540102 城关区'),
          detail: '八廓街 12 号客栈',
          zip: '850000',
          label: '拉萨',
        },
        false,
      ),
    ],
  },
  {
    email: 'zhao@example.com',
    nickname: '赵小满',
    language: 'zh-CN',
    vip: false,
    addresses: [
      address({
        consignee: '赵小满',
        phone: '+86 13800000002',
        country: 'CN',
        areas: china('510000 四川省', '510100 成都市', '510107 武侯区'),
        detail: '玉林西路 33 号 4 栋 1 单元 501',
        zip: '610041',
        label: '家',
      }),
    ],
  },
  {
    email: 'qiao@example.com',
    nickname: '乔木',
    language: 'zh-CN',
    vip: false,
    addresses: [
      address({
        consignee: '乔木',
        phone: '+86 13800000003',
        country: 'CN',
        areas: china('330000 浙江省', '330100 杭州市', '330106 西湖区'),
        detail: '灵隐路 7 号纸坊二楼',
        zip: '310013',
        label: '工作室',
      }),
      address(
        {
          consignee: '乔母',
          phone: '+86 13800000004',
          country: 'CN',
          areas: china('650000 新疆维吾尔自治区', '650100 乌鲁木齐市', '650102 天山区'),
          detail: '人民路 88 号 2 单元 201',
          zip: '830002',
          label: '妈妈',
        },
        false,
      ),
    ],
  },
  {
    email: 'lucia@example.com',
    nickname: 'Lucía',
    language: 'es-ES',
    vip: true,
    addresses: [
      address({
        consignee: 'Lucía Ferrer Vidal',
        phone: '+34 600000001',
        country: 'ES',
        areas: abroad('Valencia', 'Valencia'),
        detail: 'Carrer de la Seda 14, 3.º B',
        zip: '46001',
        label: 'Casa',
      }),
    ],
  },
  {
    email: 'mateo@example.com',
    nickname: 'Mateo',
    language: 'es-ES',
    vip: false,
    addresses: [
      address({
        consignee: 'Mateo Ruiz Campos',
        phone: '+34 600000002',
        country: 'ES',
        areas: abroad('Sevilla', 'Sevilla'),
        detail: 'Calle Betis 52, bajo',
        zip: '41010',
        label: 'Taller',
      }),
    ],
  },
  {
    email: 'june@example.com',
    nickname: 'June',
    language: 'en-US',
    vip: false,
    addresses: [
      address({
        consignee: 'June Whitaker',
        phone: '+1 5035550142',
        country: 'US',
        areas: abroad('Oregon', 'Portland'),
        detail: '1742 SE Alder Street, Apt 5',
        zip: '97214',
        label: 'Home',
      }),
    ],
  },
]

export const STAFF: DemoStaff[] = [
  { email: 'admin@example.com', nickname: 'Ada', language: 'en-US', role: 'admin' },
  { email: 'service@example.com', nickname: '苏禾', language: 'zh-CN', role: 'service' },
  { email: 'finance@example.com', nickname: 'Inés', language: 'es-ES', role: 'finance' },
]

export const MERCHANT_LOGINS: DemoMerchantLogin[] = [
  { email: 'kiln@example.com', nickname: '南山窑掌柜', language: 'zh-CN', merchant: 'nanshan-kiln' },
  { email: 'lino@example.com', nickname: 'Carmen', language: 'es-ES', merchant: 'luz-y-lino' },
  { email: 'paperbird@example.com', nickname: '纸鸟', language: 'zh-CN', merchant: 'paperbird' },
  { email: 'otter@example.com', nickname: 'Otter desk', language: 'en-US', merchant: 'otter-audio' },
  { email: 'grocer@example.com', nickname: '老街', language: 'zh-CN', merchant: 'old-street-grocer' },
  { email: 'pine@example.com', nickname: 'Pine desk', language: 'en-US', merchant: 'pine-and-ember' },
  { email: 'moon@example.com', nickname: '铁皮月亮', language: 'zh-CN', merchant: 'tin-moon' },
  { email: 'hilos@example.com', nickname: 'Rocío', language: 'es-ES', merchant: 'seis-hilos' },
]
