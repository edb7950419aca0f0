// What is used outdoors.
import type { Kinds } from './kind.ts'

export const outdoor: Kinds = {
  outdoor: {
    name: { 'en-US': 'Outdoor gear', 'zh-CN': '户外用品', 'es-ES': 'Deporte al aire libre' },
    words: '~outdoor gear,~outdoor recreation,~户外用品,~deporte al aire libre',
  },
  camp: { under: 'outdoor', words: '~camping,camping gear,露营装备,~露营,~acampada' },
  tents: { under: 'camp', words: 'tent,camping tent,tienda de acampada,帐篷,tienda de campana' },
  'camp-light': {
    under: 'camp',
    words: `
      torch,flashlight,headlamp,camping lantern,手电筒,头灯,营灯,linterna,linterna frontal`,
  },
  'sleeping-bags': { under: 'camp', words: 'sleeping bag,sleeping pad,睡袋,saco de dormir' },
  'camp-kitchen': { under: 'camp', words: 'camp stove,camping stove,野炊炉,hornillo' },
  'water-bottles': { under: 'camp', words: 'water bottle,sport bottle,运动水壶,cantimplora,botella de agua' },
  'tools-and-rope': {
    under: 'outdoor',
    words: `
      hand tool,drill,screwdriver,hammer,wrench,plier,tool set,tool kit,~hardware,~tool,~工具,~五金,电钻,螺丝刀,锤子,
      ~herramienta,~ferreteria,taladro,destornillador,martillo`,
  },
  axes: { under: 'tools-and-rope', words: 'axe,hatchet,hand saw,camp saw,斧头,营地斧,营地锯,锯,手锯,hacha,sierra' },
  ropes: { under: 'tools-and-rope', words: 'rope,climbing rope,paracord,绳索,绳子,营绳,cuerda' },
  packs: { under: 'outdoor', words: 'backpack,rucksack,daypack,hiking pack,背包,双肩包,书包,mochila' },
  boots: { under: 'outdoor', words: 'hiking boot,trekking boot,徒步靴,登山鞋,bota de montana' },
  'walking-poles': { under: 'outdoor', words: 'walking pole,trekking pole,hiking pole,登山杖,baston de senderismo' },
  water: { under: 'outdoor', words: 'kayak,paddle board,surfboard,皮划艇,冲浪板,tabla de surf' },
  fishing: {
    under: 'water',
    words: `
      ~fishing,fishing rod,fishing reel,钓竿,鱼线轮,fishing lure,lure,鱼竿,鱼饵,~垂钓,~渔具,~pesca,cana de pescar`,
  },
  'swim-and-dive': {
    under: 'water',
    words: `
      snorkel,life buoy,救生圈,呼吸管,swim goggle,swim goggles,diving mask,泳镜,潜水镜,gafas de natacion`,
  },
  cycling: { under: 'outdoor', words: '~cycling,~骑行,~ciclismo' },
  bicycles: {
    under: 'cycling',
    words: `
      bicycle,bike,mountain bike,road bike,e bike,electric bike,自行车,山地车,电动车,bicicleta`,
  },
  'bike-gear': {
    under: 'cycling',
    words: 'bike helmet,bicycle helmet,bike light,bike lock,骑行头盔,casco de bicicleta',
  },
  'snow-and-ice': {
    under: 'outdoor',
    words: `
      ski,snowboard,snow goggle,ski goggle,雪镜,冰刀鞋,冰鞋,gafas de nieve,patines de hielo,ice skate,滑雪板,esqui,
      tabla de snowboard`,
  },
  sport: {
    under: 'outdoor',
    words: `
      yoga mat,dumbbell,kettlebell,jump rope,resistance band,barbell,~fitness,~sport,~sporting good,瑜伽垫,哑铃,跳绳,~运动,~健身,
      esterilla de yoga,mancuerna,~deporte`,
  },
  rackets: { under: 'sport', words: 'racket,tennis racket,badminton racket,网球拍,羽毛球拍,raqueta' },
  archery: { under: 'sport', words: '~archery,bow and arrow,~射箭,tiro con arco' },
  boxing: { under: 'sport', words: 'boxing glove,punching bag,拳击手套,沙袋,guantes de boxeo,saco de boxeo' },
  compasses: { under: 'outdoor', words: 'compass,罗盘,指南针,brujula' },
  telescopes: { under: 'outdoor', words: 'telescope,binocular,spotting scope,望远镜,telescopio,prismaticos' },
}
