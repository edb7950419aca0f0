// Words that people use for the same goods, one line a group, in one language. The typed word ranks first,
// its synonyms also match. Pure.
import type { Language } from '#kernel/text/language.ts'
import { cutChinese } from './chinese.ts'
import { lexemeOf } from './lexemes.ts'

const groups: Record<Language, string> = {
  'en-US': `
headphones headset earphones
earbuds earphones
sneakers trainers shoes
mug cup
teacup cup
tumbler glass
sofa couch settee
rug carpet
torch flashlight
blanket throw plaid
pillow cushion
jumper sweater pullover
cardigan sweater
coat jacket
trousers pants
purse handbag
rucksack backpack
notepad notebook journal
diary notebook journal
pen biro
stationery paper
speaker loudspeaker
turntable recordplayer
vinyl record lp
toy plaything
teddy bear
plush stuffed
jigsaw puzzle
blocks bricks
doll figure
jam preserve marmalade
cookie biscuit
cake pastry
candy sweets
chocolate cocoa
skillet pan
saucepan pot
crockery tableware dishes
dish plate
cutlery flatware
vase amphora
candle taper
watch clock
timepiece clock watch
present gift
antique vintage secondhand
used secondhand
tent shelter
hatchet axe
knife blade
penknife knife
kettle teapot
canteen flask bottle
thermos flask
spectacles glasses
shades sunglasses
necklace pendant
photo camera
bookshelf shelf
stool chair
armchair chair
scarf shawl
cap hat
beanie hat
gloves mittens
umbrella parasol
stereo hifi radio
synth synthesizer keyboard
ukulele guitar
cello violin
bike bicycle
ball football
kids children
`,
  'zh-CN': `
耳机 耳麦
耳塞 耳机
球鞋 运动鞋 帆布鞋
登山鞋 徒步靴 徒步鞋 登山靴
杯子 茶杯 马克杯 水杯 品茗杯 功夫杯
水杯 马克杯 玻璃杯
地毯 毯子
毛毯 毯子 盖毯
台灯 桌灯
灯具 灯
手电 手电筒 头灯
抱枕 靠垫 靠枕
毛衣 针织衫 羊毛衫
外套 夹克 大衣
裤子 长裤
书包 双肩包 背包
背包 双肩包
包包 手袋 手提包 包
本子 笔记本 手账
记事本 笔记本
钢笔 墨水笔
音箱 音响 扬声器
唱机 唱片机
唱片 黑胶
玩偶 毛绒 公仔 娃娃
公仔 毛绒 玩偶
小熊 泰迪熊 毛绒熊
积木 木块
拼图 拼板
果酱 果泥
饼干 曲奇
蛋糕 糕点
甜点 糕点
糖果 糖
平底锅 煎锅
锅具 锅
餐具 盘子 碗
碟子 盘子
花瓶 花器
蜡烛 香薰
手表 腕表
钟表 时钟
礼物 礼品 礼盒
二手 中古
帐篷 天幕
斧子 斧头
刀具 刀
小刀 折刀
水壶 保温壶
保温杯 保温壶
眼镜 墨镜
项链 吊坠
照相机 相机
椅子 座椅
凳子 椅子
围巾 披肩
帽子 毛线帽
雨伞 伞
收音机 广播
琴 钢琴 吉他
自行车 单车
足球 皮球
小孩 儿童
`,
  'es-ES': `
auriculares cascos audifonos
zapatillas deportivas bambas
taza tazon
vaso copa
sofa divan
alfombra tapete
linterna frontal
manta plaid
cojin almohadon
jersey sueter pulover
rebeca cardigan chaqueta
abrigo chaqueta
pantalon pantalones vaqueros
bolso cartera bolsa
mochila macuto
cuaderno libreta bloc
agenda cuaderno libreta
estilografica pluma
boli boligrafo
altavoz bafle
tocadiscos giradiscos
vinilo disco
juguete juego
peluche oso
puzle rompecabezas puzzle
bloques construccion
muneca muneco
mermelada confitura
galleta pasta
pastel tarta bizcocho
dulce golosina caramelo
sarten paella
olla cazuela cacerola
vajilla plato
cubiertos cuberteria
jarron florero anfora
vela cirio
reloj despertador
regalo obsequio
segunda usado
tienda carpa
hacha hachuela
navaja cuchillo
hervidor tetera
cantimplora botella termo
gafas lentes
collar colgante
camara fotografia foto
lampara flexo candil
estante estanteria
taburete silla
butaca sillon
bufanda chal
gorro gorra
guantes manoplas
paraguas sombrilla
radio transistor
bici bicicleta
balon pelota
ninos infantil
`,
}

/** The lexemes that stand for the same, by lexeme. */
let table: Map<string, Set<string>> | undefined
function open(): Map<string, Set<string>> {
  const made = new Map<string, Set<string>>()
  for (const [lang, text] of Object.entries(groups) as [Language, string][]) {
    for (const line of text.trim().split('\n')) {
      const group = line.split(' ').map((w) => (lang === 'zh-CN' ? `z:${w}` : lexemeOf(w, lang)))
      for (const lexeme of group) {
        const others = made.get(lexeme) ?? new Set()
        for (const other of group) if (other !== lexeme) others.add(other)
        made.set(lexeme, others)
      }
    }
  }
  return made
}
/** What else to look for beside a lexeme. */
export const synonymsOf = (lexeme: string): string[] => [...((table ??= open()).get(lexeme) ?? [])]

/** For tests: a Chinese entry that the tokenizer would cut can never be met. */
export const unreachable = (): string[] =>
  [...(table ??= open()).keys()].filter((l) => l.startsWith('z:') && cutChinese(l.slice(2)).length > 1)
