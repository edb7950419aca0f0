// Chinese words by jieba with the shop's own words, and their pinyin.
// The dictionary (40 MB) is opened at the first Chinese text, not at start.
import { createRequire } from 'node:module'
import type { Jieba } from '@node-rs/jieba'
import { syllables } from '#kernel/text/pinyin.ts'

/** Words of the trade that the general dictionary cuts apart. */
const shopWords = `
  手拉坯 公道杯 盖碗 茶则 茶荷 茶席 建水 茶宠 茶巾 闻香杯 主人杯 品茗杯 茶叶罐 豆青 月白 墨黑 漆红
  钴蓝 赭黄 苔绿 梅紫 藕粉 雾蓝 挂耳 手冲壶 电饭煲 空气炸锅 不粘锅 珐琅锅 铸铁锅 砧板 餐垫 桌旗
  香薰 落地灯 台灯 吊灯 壁灯 床头灯 夜灯 营灯 露营灯 头灯 手电筒 天幕 睡袋 登山包 登山鞋 双肩包
  斜挎包 单肩包 托特包 羊绒 羊毛衫 针织衫 开衫 卫衣 衬衫 阔腿裤 短袖 百褶裙 半身裙 帆布鞋 乐福鞋
  积木 毛绒 毛绒熊 泰迪熊 发条 拼图 桌游 八音盒 木马 头戴式 降噪 蓝牙 黑胶 唱片机 黑胶唱片 随身听
  胶片相机 拍立得 尤克里里 卡林巴 口琴 钢笔 墨水 笔记本 手账 信笺 信纸 火漆 胶带 裁纸刀 黄铜 橡木
  胡桃木 亚麻 炻器 骨瓷 白瓷 青瓷 保温壶 功夫杯 抱枕 徒步靴 徒步鞋 登山靴 保温杯 马克杯 玻璃杯 酒杯
  咖啡杯 茶杯 水杯 茶壶 礼盒 礼品 贺卡 孤品 二手 中古`
  .trim()
  .split(/\s+/)
const require = createRequire(import.meta.url)
let opened: Jieba | undefined
const learned = new Set<string>()
function jieba(): Jieba {
  if (opened) return opened
  const library = require('@node-rs/jieba') as typeof import('@node-rs/jieba')
  const { dict } = require('@node-rs/jieba/dict.js') as typeof import('@node-rs/jieba/dict.js')
  opened = library.Jieba.withDict(dict)
  learn(shopWords)
  return opened
}
const isWord = (text: string): boolean => /^[\u3400-\u9fff]{2,6}$/.test(text)
/** Names of brands, merchants and categories are words too; folded Chinese texts, others are passed over. */
export function learn(words: readonly string[]): void {
  const fresh = words.filter((w) => isWord(w) && !learned.has(w))
  if (fresh.length === 0) return
  for (const w of fresh) learned.add(w)
  jieba().loadDict(Buffer.from(fresh.map((w) => `${w} 5000 n\n`).join('')))
}

/** The words of a Chinese run, one after the other. */
export const cutChinese = (run: string): string[] => (run.length === 1 ? [run] : jieba().cut(run, true))
/** The same with the shorter words that stand inside longer ones. */
export const cutForSearch = (run: string): string[] => (run.length === 1 ? [run] : jieba().cutForSearch(run, true))

const sounds = new Map<string, { sound: string; initials: string }>()
/** "chahu" and "ch" of 茶壶; ü is v. */
export function soundOf(word: string): { sound: string; initials: string } {
  const known = sounds.get(word)
  if (known) return known
  const spoken = syllables(word, { v: true }).map((s) => s.toLowerCase())
  const made = { sound: spoken.join(''), initials: spoken.map((s) => Array.from(s)[0] ?? '').join('') }
  if (sounds.size < 50_000) sounds.set(word, made)
  return made
}
