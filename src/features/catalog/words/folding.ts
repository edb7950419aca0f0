import { ownValue } from '#kernel/data/own.ts'
// How a text is written before it is compared: full-width forms, capitals, accents, traditional characters and measures
// ("620 毫升", "620 mL") all become one plain form. Pure.

/** Traditional characters of shop words and their simplified forms, in pairs. */
const pairs = [
  '茶茶壺壶杯杯燈灯檯台臺台蠟蜡燭烛鐘钟錶表鏡镜櫃柜餐餐碗碗盤盘筷筷鍋锅鑄铸鐵铁銅铜鋼钢銀银漆漆陶陶瓷瓷絲丝',
  '綢绸棉棉麻麻紗纱線线織织圍围襯衬衫衫褲裤裙裙鞋鞋襪袜帽帽傘伞書书筆笔紙纸墨墨硯砚畫画簿簿冊册鋼钢鉛铅尺尺',
  '貓猫狗狗熊熊馬马龍龙鳥鸟魚鱼蟲虫樹树葉叶園园鮮鲜麵面麥麦餅饼醬酱鹽盐醋醋蔥葱薑姜蘋苹葡葡萄萄橘橘檸柠檬檬',
  '蘭兰菊菊蓮莲梅梅貝贝聽听聲声響响機机電电視视話话線线車车輪轮飛飞帳帐篷篷睡睡繩绳鉤钩針针鈕钮釦扣鏈链鑽钻',
  '寶宝貴贵禮礼贈赠節节慶庆紅红綠绿藍蓝黃黄紫紫灰灰純纯舊旧復复古古雙双單单個个隻只條条張张塊块組组備备攜携',
  '帶带時时間间無无線线藝艺術术樂乐隨随身身聽听膠胶捲卷相相鏡镜頭头嬰婴兒儿童童積积拼拼圖图遊游戲戏棋棋槍枪',
  '劍剑麗丽華华豐丰滿满溫温熱热涼凉乾干濕湿潤润膚肤護护髮发髒脏淨净潔洁爐炉竈灶鍵键盤盘滑滑鼠鼠硬硬碟碟攝摄',
  '影影像像錄录製制維维爾尔國国產产廠厂場场號号碼码區区東东門门開开關关長长寬宽厚厚體体質质輕轻細细軟软硬硬',
  '獨独異异樣样極极簡简',
].join('')
const simplified = new Map(
  Array.from(pairs).flatMap((c, i, all) => (i % 2 === 0 && c !== all[i + 1] ? [[c, all[i + 1]!] as const] : [])),
)

/** Lower case, half width, no accents, simplified. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[\u3400-\u9fff]/g, (c) => simplified.get(c) ?? c)

const units: Record<string, string> = {
  ml: 'ml',
  毫升: 'ml',
  mililitros: 'ml',
  mililitro: 'ml',
  milliliters: 'ml',
  millilitres: 'ml',
  cl: 'cl',
  l: 'l',
  升: 'l',
  litro: 'l',
  litros: 'l',
  liter: 'l',
  liters: 'l',
  litre: 'l',
  litres: 'l',
  g: 'g',
  克: 'g',
  gr: 'g',
  gram: 'g',
  grams: 'g',
  gramo: 'g',
  gramos: 'g',
  kg: 'kg',
  公斤: 'kg',
  千克: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  cm: 'cm',
  厘米: 'cm',
  公分: 'cm',
  mm: 'mm',
  毫米: 'mm',
  m: 'm',
  米: 'm',
  metros: 'm',
  w: 'w',
  瓦: 'w',
  v: 'v',
  gb: 'gb',
  寸: 'in',
  英寸: 'in',
  inch: 'in',
  inches: 'in',
  pulgadas: 'in',
}
const names = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|')
const measure = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(${names})(?![a-z])`, 'gu')

/** Folded, with every measure as one word: "620 毫升" → "620ml", "1,5 L" → "1.5l", "1,000" → "1000". */
export const plainText = (text: string): string =>
  fold(text)
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(measure, (_all, amount: string, unit: string) => ` ${amount}${ownValue(units, unit)} `)
