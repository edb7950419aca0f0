// What is played with, and what is given.
import type { Kinds } from './kind.ts'

export const toys: Kinds = {
  toys: {
    name: { 'en-US': 'Toys', 'zh-CN': '玩具', 'es-ES': 'Juguetes' },
    words: 'toy,fidget toy,play set,playset,slime,~toys and games,玩具,juguete,~juguetes y juegos',
  },
  'soft-toys': {
    under: 'toys',
    words: `
      plush,plush toy,stuffed animal,soft toy,teddy,teddy bear,plushie,毛绒玩具,玩偶熊,公仔,peluche,oso de peluche`,
  },
  'wooden-toys': { under: 'toys', words: 'wooden toy,木制玩具,juguete de madera' },
  dolls: { under: 'toys', words: 'doll,dollhouse,套娃,matrioska,娃娃,玩偶,muneca,casa de munecas' },
  trains: { under: 'toys', words: 'toy train,train set,locomotive,小火车,tren de juguete' },
  games: {
    under: 'toys',
    words: '~game,board game,card game,party game,桌游,棋,围棋,象棋,juego de mesa,juego de cartas',
  },
  chess: { under: 'games', words: 'chess,chess set,国际象棋,ajedrez' },
  dice: { under: 'games', words: 'dice,dice set,骰子,dado' },
  'blocks-and-puzzles': { under: 'toys', words: '积木与拼图' },
  'building-blocks': {
    under: 'blocks-and-puzzles',
    words: `
      building block,wooden block,letter block,building set,construction set,lego set,积木,bloques de construccion,
      bloque`,
  },
  puzzles: { under: 'blocks-and-puzzles', words: 'puzzle,jigsaw,jigsaw puzzle,拼图,puzle,rompecabezas' },
  mahjong: { under: 'toys', words: 'mahjong,麻将' },
  'playing-cards': { under: 'toys', words: 'playing card,card deck,deck of card,扑克牌,扑克,baraja,naipes' },
  'magic-sets': { under: 'toys', words: 'magic set,magic kit,魔术道具,juego de magia' },
  figures: { under: 'toys', words: 'action figure,figurine,miniature,手办,摆件,figura,figura de accion' },
  'toy-cars': {
    under: 'figures',
    words: `
      toy car,toy truck,rc car,remote control car,model car,玩具车,遥控车,小汽车,coche de juguete`,
  },
  'toy-planes': { under: 'figures', words: 'toy plane,model airplane,玩具飞机,avion de juguete' },
  'toy-animals': { under: 'figures', words: 'toy animal,dinosaur toy,toy dinosaur,恐龙玩具,dinosaurio de juguete' },
  'robots-and-music-boxes': {
    under: 'figures',
    words: 'toy robot,music box,八音盒,音乐盒,robot de juguete,caja de musica',
  },
  footballs: { under: 'toys', words: 'soccer ball,足球,balon de futbol' },
  basketballs: { under: 'toys', words: 'basketball,篮球,balon de baloncesto' },
  'table-tennis': {
    under: 'toys',
    words: `
      table tennis,table tennis bat,ping pong paddle,ping pong ball,乒乓球,乒乓球拍,ping pong`,
  },
  skateboards: { under: 'toys', words: 'skateboard,longboard,skate deck,滑板,monopatin' },
  'roller-skates': { under: 'toys', words: 'roller skate,inline skate,轮滑鞋,溜冰鞋,patines' },
  sleds: { under: 'toys', words: 'sled,雪橇,trineo' },
  kites: { under: 'toys', words: 'kite,风筝,cometa' },
  'ride-ons': { under: 'toys', words: 'scooter,kick scooter,balance bike,滑板车,patinete' },
  'skill-toys': { under: 'toys', words: 'yoyo,yo yo,spinning top,juggling ball,悠悠球,溜溜球,yoyo de madera,peonza' },
  gifts: {
    name: { 'en-US': 'Gifts', 'zh-CN': '礼物', 'es-ES': 'Regalos' },
    words: '~gift,~present,~礼物,~礼品,~regalo',
  },
  'gift-boxes': { under: 'gifts', words: 'gift box,gift set,gift basket,hamper,礼盒,caja de regalo,cesta de regalo' },
  wrapping: { under: 'gifts', words: 'gift wrap,gift wrapping,包装纸,envoltorio' },
  ribbons: { under: 'wrapping', words: 'ribbon,wrapping paper,丝带,papel de regalo,cinta de regalo' },
  'tags-and-bags': { under: 'wrapping', words: 'gift bag,gift tag,red envelope,红包,礼品袋,bolsa de regalo' },
  'cards-and-flowers': {
    under: 'gifts',
    words: `
      greeting card,birthday card,christmas card,贺卡,生日卡,纸花,tarjeta de felicitacion`,
  },
  restored: { under: 'gifts', words: '~second hand,~refurbished,~pre owned,~二手,~segunda mano,~reacondicionado' },
}
