// Words of the large catalogue: collections that tell products apart, colors, materials and origins that fill the filters.
import { text, type Text } from './types.ts'

export interface Word {
  code: string
  name: Text
}
const word = (code: string, en: string, zh: string, es: string): Word => ({ code, name: text(en, zh, es) })

export const COLLECTIONS: Word[] = [
  word('heron', 'Heron', '白鹭', 'Garza'),
  word('pine', 'Pine', '松', 'Pino'),
  word('harbor', 'Harbor', '渡口', 'Puerto'),
  word('lantern', 'Lantern', '灯笼', 'Farol'),
  word('orchard', 'Orchard', '果园', 'Huerto'),
  word('first-snow', 'First snow', '初雪', 'Primera nevada'),
  word('plum-rain', 'Plum rain', '梅雨', 'Lluvia de ciruelas'),
  word('night-train', 'Night train', '夜车', 'Tren nocturno'),
  word('sunday', 'Sunday', '星期天', 'Domingo'),
  word('reed', 'Reed', '芦苇', 'Junco'),
  word('courtyard', 'Courtyard', '院子', 'Patio'),
  word('ferry', 'Ferry', '摆渡', 'Barca'),
  word('almond', 'Almond', '杏仁', 'Almendra'),
  word('north-wind', 'North wind', '北风', 'Viento del norte'),
  word('olive', 'Olive', '橄榄', 'Olivo'),
  word('bamboo', 'Bamboo', '竹', 'Bambú'),
  word('tide', 'Tide', '潮', 'Marea'),
  word('attic', 'Attic', '阁楼', 'Desván'),
  word('swallow', 'Swallow', '燕', 'Golondrina'),
  word('market-day', 'Market day', '赶集', 'Día de mercado'),
]
export const COLORS: Word[] = [
  word('celadon', 'Celadon', '豆青', 'Celadón'),
  word('moon', 'Moon white', '月白', 'Blanco luna'),
  word('ink', 'Ink black', '墨黑', 'Negro tinta'),
  word('lacquer', 'Lacquer red', '漆红', 'Rojo laca'),
  word('cobalt', 'Cobalt blue', '钴蓝', 'Azul cobalto'),
  word('ochre', 'Ochre', '赭黄', 'Ocre'),
  word('clay', 'Clay', '陶土色', 'Arcilla'),
  word('moss', 'Moss', '苔绿', 'Musgo'),
  word('sand', 'Sand', '沙色', 'Arena'),
  word('plum', 'Plum', '梅紫', 'Ciruela'),
]
export const MATERIALS: Word[] = [
  word('stoneware', 'Stoneware', '炻器', 'Gres'),
  word('porcelain', 'Porcelain', '瓷', 'Porcelana'),
  word('linen', 'Linen', '亚麻', 'Lino'),
  word('oak', 'Oak', '橡木', 'Roble'),
  word('brass', 'Brass', '黄铜', 'Latón'),
  word('leather', 'Leather', '皮革', 'Cuero'),
  word('glass', 'Glass', '玻璃', 'Vidrio'),
  word('cotton', 'Cotton', '棉', 'Algodón'),
]
export const ORIGINS: Word[] = [
  word('jingdezhen', 'Jingdezhen', '景德镇', 'Jingdezhen'),
  word('hangzhou', 'Hangzhou', '杭州', 'Hangzhou'),
  word('valencia', 'Valencia', '瓦伦西亚', 'Valencia'),
  word('porto', 'Porto', '波尔图', 'Oporto'),
  word('kyoto', 'Kyoto', '京都', 'Kioto'),
  word('oaxaca', 'Oaxaca', '瓦哈卡', 'Oaxaca'),
]
