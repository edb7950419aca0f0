// What is eaten and drunk.
import type { Kinds } from './kind.ts'

export const food: Kinds = {
  food: {
    name: { 'en-US': 'Food', 'zh-CN': '食品', 'es-ES': 'Alimentación' },
    words: `
      ~food,~grocery,~groceries,~gourmet,snack,potato chip,gummy,jerky,wine,beer,whisky,whiskey,vodka,gin,sake,juice,
      soda,~食品,~美食,零食,~食品饮料,红酒,白酒,啤酒,果汁,~alimentacion,~comida,~alimentos,aperitivo,vino,cerveza,zumo,embutido,jamon`,
  },
  'oils-and-sauces': {
    under: 'food',
    words: `
      sauce,hot sauce,salsa,vinegar,dressing,condiment,ketchup,mustard,mayonnaise,调味品,调料,酱,醋,油盐酱醋,vinagre,mostaza,
      condimento`,
  },
  'olive-oil': { under: 'oils-and-sauces', words: 'olive oil,olive,橄榄油,橄榄,aceite de oliva,aceituna,aceite' },
  'soy-and-pastes': {
    under: 'oils-and-sauces',
    words: `
      soy sauce,bean paste,miso,chili paste,curry paste,酱油,豆瓣酱,辣酱,salsa de soja`,
  },
  'salt-and-spice': {
    under: 'oils-and-sauces',
    words: `
      salt,sea salt,sesame seed,cumin seed,garam masala,turmeric,paprika,oregano,salt flake,salt flakes,chili,chilies,
      海盐,辣椒,guindilla,spice,seasoning,black pepper,cinnamon,spice blend,spice mix,盐,香料,花椒,胡椒,especia,sal,sal marina,
      pimienta,azafran,pimenton`,
  },
  'noodles-and-rice': {
    under: 'food',
    words: `
      pasta,spaghetti,flour,grain,quinoa,oat,cereal,granola,意面,面粉,燕麦,麦片,harina,avena`,
  },
  noodles: { under: 'noodles-and-rice', words: 'noodle,ramen,udon,instant noodle,面条,拉面,方便面,挂面,fideo' },
  rice: { under: 'noodles-and-rice', words: 'rice,jasmine rice,basmati rice,大米,糙米,arroz' },
  dumplings: { under: 'noodles-and-rice', words: 'dumpling,jiaozi,饺子,馄饨,empanadilla' },
  'honey-and-preserves': {
    under: 'food',
    words: `
      preserve,pickle,syrup,maple syrup,peanut butter,蜜饯,糖浆,花生酱,conserva,sirope`,
  },
  honey: { under: 'honey-and-preserves', words: 'honey,raw honey,花蜜,蜂蜜,miel' },
  jam: { under: 'honey-and-preserves', words: 'jam,marmalade,fruit spread,果酱,mermelada' },
  'fresh-fruit': {
    under: 'food',
    words: `
      fruit,fresh fruit,dried fruit,vegetable,~produce,水果,~生鲜,蔬菜,果干,fruta,verdura`,
  },
  citrus: {
    under: 'fresh-fruit',
    words: `
      orange fruit,tangerine,mandarin orange,lemon,grapefruit,柑,柑橘,橙子,柚子,柠檬,mandarina,limon,naranja,pomelo`,
  },
  'orchard-fruit': {
    under: 'fresh-fruit',
    words: 'fresh apple,fuji apple,peach,水蜜桃,melocoton,pear,苹果,桃子,梨,manzana',
  },
  'cherries-and-nuts': {
    under: 'fresh-fruit',
    words: `
      cherry,cherries,chestnut,板栗,castana,nut,almond,walnut,cashew,pistachio,peanut,mixed nut,樱桃,坚果,核桃,杏仁,腰果,开心果,
      cereza,frutos secos,almendra,nuez`,
  },
  bakery: { under: 'food', words: 'bakery,baked good,烘焙,panaderia,obrador,reposteria' },
  bread: {
    under: 'bakery',
    words: `
      bread,loaf,sourdough,baguette,bagel,tortilla,面包,吐司,pan de molde,barra de pan,pan integral`,
  },
  pastries: {
    under: 'bakery',
    words: `
      cake,cupcake,可颂,cruasan,cruasanes,pastry,pastries,mooncake,brownie,croissant,muffin,cheesecake,donut,doughnut,
      蛋糕,糕点,月饼,点心,pastel,tarta,bolleria,magdalena,bizcocho`,
  },
  crackers: { under: 'bakery', words: 'cracker,rice cracker,饼干,米饼,galleta salada' },
  cookies: { under: 'bakery', words: 'cookie,biscuit,macaron,曲奇,galleta' },
  'cheese-and-dairy': {
    under: 'food',
    words: `
      cheese,manchego,dairy,milk,yogurt,yoghurt,奶酪,芝士,乳制品,牛奶,酸奶,queso,lacteos,leche,yogur`,
  },
  'butter-and-eggs': { under: 'food', words: 'butter,egg,黄油,鸡蛋,mantequilla,huevos' },
  sweets: { under: 'food', words: 'sweet,confectionery,糖果巧克力,golosina,dulce' },
  chocolate: {
    under: 'sweets',
    words: `
      chocolate,chocolate bar,tableta de chocolate,truffle,praline,巧克力,bombon,bombones,chocolatina`,
  },
  candy: {
    under: 'sweets',
    words: `
      candy,candies,lollipop,硬糖,piruleta,caramel,toffee,nougat,糖果,棒棒糖,牛轧糖,caramelo,turron`,
  },
  'tea-and-mate': { under: 'food', words: 'chai,infusion,~coffee and tea,~tea and coffee' },
  'tea-leaves': {
    under: 'tea-and-mate',
    words: `
      tea,tea leaf,tea leave,tea bag,green tea,black tea,oolong,herbal tea,matcha,loose leaf tea,茶叶,绿茶,红茶,乌龙茶,普洱,花茶,
      抹茶,te,te verde,te negro`,
  },
  mate: { under: 'tea-and-mate', words: 'yerba mate,马黛茶,yerba' },
  coffee: {
    under: 'food',
    words: `
      coffee,coffee bean,espresso,ground coffee,coffee pod,cold brew,咖啡,咖啡豆,cafe,cafe molido,cafe en grano`,
  },
}
