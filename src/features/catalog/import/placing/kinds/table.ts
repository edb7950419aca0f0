// What stands on the table and in the kitchen.
import type { Kinds } from './kind.ts'

export const table: Kinds = {
  table: {
    name: { 'en-US': 'Kitchen', 'zh-CN': '厨房', 'es-ES': 'Cocina' },
    words: `
      ~kitchen,~dining,~tableware,~kitchenware,~kitchen and dining,~厨房,~餐桌,~餐厨,餐具,~cocina,~mesa y cocina,~menaje`,
  },
  teaware: { under: 'table', words: 'teaware,tea infuser,tea strainer,茶具,茶器,茶盘,infusor de te' },
  teapots: { under: 'teaware', words: 'teapot,tea pot,茶壶,紫砂壶,tetera' },
  cups: { under: 'teaware', words: 'cup,tea cup,teacup,茶杯,杯子,杯,taza,taza de te' },
  'tea-sets': { under: 'teaware', words: 'tea set,gongfu set,功夫茶具,茶具套装,juego de te,juego gongfu' },
  kettles: { under: 'teaware', words: 'kettle,electric kettle,铁壶,烧水壶,电热水壶,hervidor' },
  'tea-caddies': { under: 'teaware', words: 'tea caddy,tea tin,茶叶罐,bote de te,lata de te' },
  'bowls-and-plates': {
    under: 'table',
    words: `
      dish,dinnerware,serveware,platter,serving dish,dinner set,碗碟,餐盘套装,platos y cuencos,vajilla,fuente`,
  },
  bowls: { under: 'bowls-and-plates', words: 'bowl,salad bowl,serving bowl,bowl set,碗,汤碗,cuenco,bol,ensaladera' },
  plates: { under: 'bowls-and-plates', words: 'plate,dinner plate,saucer,盘子,盘,碟子,plato' },
  'cutlery-and-chopsticks': { under: 'table', words: '刀叉与筷子,cubiertos y palillos' },
  cutlery: {
    under: 'cutlery-and-chopsticks',
    words: `
      cutlery,cutlery set,flatware,knife and fork,silverware,fork,teaspoon,刀叉,西餐具,cubiertos,tenedor,cubierto`,
  },
  chopsticks: { under: 'cutlery-and-chopsticks', words: 'chopstick,筷子,木筷,palillos' },
  'table-linen': {
    under: 'table',
    words: `
      tablecloth,table cloth,napkin,placemat,table runner,tea towel,oven glove,apron,coaster,桌布,餐巾,餐垫,杯垫,围裙,mantel,
      servilleta,delantal,posavasos,mantel individual`,
  },
  vases: { under: 'table', words: 'vase,flower vase,amphora,陶瓶,花瓶,花器,jarron,florero' },
  cookware: {
    under: 'table',
    words: `
      cookware,pan and pot,stockpot,saucepan,cooking pot,soup pot,baking pan,bakeware,cake pan,炊具,锅具,锅,汤锅,烘焙模具,
      bateria de cocina,olla,cacerola,molde`,
  },
  'clay-pots': { under: 'cookware', words: 'clay pot,casserole,dutch oven,tagine,砂锅,cazuela,olla de barro' },
  'woks-and-pans': { under: 'cookware', words: 'wok,pan,frying pan,skillet,griddle,炒锅,平底锅,煎锅,铁锅,sarten' },
  'steamers-and-fondue': { under: 'cookware', words: 'steamer,bamboo steamer,fondue,hot pot,蒸笼,蒸锅,火锅,vaporera' },
  'kitchen-storage': {
    under: 'cookware',
    words: `
      jar,canister,spice jar,food container,food storage,储物罐,密封罐,保鲜盒,tarro,bote,tarro de cristal`,
  },
  'kitchen-tools': {
    under: 'table',
    words: `
      kitchen tool,kitchen utensil,utensil,whisk,spatula,grater,peeler,tong,rolling pin,corkscrew,bottle opener,
      can opener,coffee grinder,coffee maker,french press,blender,toaster,air fryer,stand mixer,hand mixer,厨房工具,厨具,
      打蛋器,铲子,削皮器,开瓶器,咖啡机,咖啡壶,搅拌机,空气炸锅,utensilio,batidora,rallador,pelador,espatula,abrelatas,sacacorchos,cafetera,
      molinillo,tostadora`,
  },
  'kitchen-knives': {
    under: 'kitchen-tools',
    words: `
      kitchen knife,chef knife,knife set,kitchen knive,菜刀,厨刀,刀具,cuchillo,cuchillo de cocina`,
  },
  'cutting-boards': {
    under: 'kitchen-tools',
    words: `
      cutting board,chopping board,cheese board,serving board,砧板,菜板,tabla de cortar,tabla de quesos`,
  },
  'spoons-and-timers': {
    under: 'kitchen-tools',
    words: `
      spoon,ladle,wooden spoon,kitchen timer,匙,勺子,汤勺,勺,计时器,cuchara,cucharon,temporizador`,
  },
  'mugs-and-glasses': { under: 'table', words: '马克杯与玻璃杯,tazones y copas,glassware,玻璃器皿,cristaleria' },
  mugs: { under: 'mugs-and-glasses', words: 'mug,coffee mug,mug set,coffee cup,马克杯,咖啡杯,tazon,taza de cafe' },
  glasses: {
    under: 'mugs-and-glasses',
    words: `
      drinking glass,wine glass,wine glasse,tumbler,champagne flute,whiskey glass,玻璃杯,水杯,酒杯,红酒杯,vaso,copa,
      copa de vino`,
  },
  pitchers: { under: 'mugs-and-glasses', words: 'pitcher,jug,carafe,冷水壶,凉水壶,jarra' },
  'lunch-and-thermos': { under: 'table', words: '饭盒与保温壶' },
  'lunch-boxes': { under: 'lunch-and-thermos', words: 'lunch box,bento box,bento,lunch bag,饭盒,便当盒,fiambrera' },
  thermoses: { under: 'lunch-and-thermos', words: 'thermos,vacuum flask,travel mug,thermal flask,保温壶,保温杯,termo' },
  drinkware: { under: 'table', words: 'drinkware,decanter,hip flask,sake set,酒器,酒具,醒酒器,decantador,petaca' },
}
