// What buyers say of the food hall.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const FOOD_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'bakery',
      said(
        ['馅料足，不糊弄。', '配茶刚好，不用再放糖。', '层次分明，切开不散。', '三天没干，最后一口还是香的。'],
        ['Generous filling, honest pastry.', 'Layers you can count.', 'Good on the third day, which is the test.'],
        [
          'Relleno generoso, masa honrada.',
          'Se pueden contar las capas.',
          'Al tercer día seguía bueno, que es la prueba.',
        ],
      ),
      said(
        ['味道没话说，路上压扁了一角。'],
        ['One corner arrived squashed. Tasted fine all the same.'],
        ['Llegó un poco aplastado por un lado.'],
      ),
    ),
    kind(
      'noodles-and-rice',
      said(
        ['煮过头也不烂，汤是清的。', '有粮食本来的香。', '一锅刚好够三个人。'],
        [
          'Forgives a distracted cook and stays firm.',
          'Tastes of grain, not of the packet.',
          'Nothing stuck to the pot.',
        ],
        ['Aguanta aunque te despistes, no se pasa.', 'Sabe a cereal, no a paquete.', 'No se pegó nada a la olla.'],
      ),
      said(
        ['包装上的时间短了一分钟。'],
        ['The time on the packet is a minute short.'],
        ['El tiempo del paquete se queda corto.'],
      ),
    ),
    kind(
      'oils-and-sauces',
      said(
        ['蘸凉菜，一勺就提味。', '瓶口不挂漏，柜子里干净。', '咸里有鲜，尾巴是甜的。'],
        ['One spoonful and the salad woke up.', 'The bottle pours without dribbling.', 'Long taste, no rough edge.'],
        ['Una cucharada y despierta la ensalada.', 'La botella no gotea.', 'Sabor largo, sin aspereza.'],
      ),
      said(['玻璃瓶重，运费划不来单买。'], ['A little strong for children.'], ['Algo fuerte para los niños.']),
    ),
    kind(
      'coffee butter-and-eggs',
      said(
        ['换了它以后，早餐慢了十分钟。', '新鲜，闻一下就知道。', '连着订了三个月，批次很稳。'],
        [
          'Breakfast takes ten minutes longer now, gladly.',
          'Fresh: one sniff tells.',
          'Third delivery, as good as the first.',
        ],
        [
          'El desayuno dura ahora diez minutos más.',
          'Fresco: basta con olerlo.',
          'Tercer envío, igual de bueno que el primero.',
        ],
      ),
      said(['好，就是消耗太快。'], ['Runs out too fast for a household of four.'], ['Se acaba demasiado pronto.']),
    ),
    kind(
      'candy',
      said(
        ['酸甜分明，颜色不染手。', '纸包得漂亮，拆的时候很有仪式感。'],
        ['Proper fruit, no dyed tongue.', 'Wrapped by hand, and unwrapping is half of it.'],
        ['Fruta de verdad, sin lengua azul.', 'Envueltos a mano; abrirlos es media fiesta.'],
      ),
      said(['太甜了，一天一颗。'], ['One a day is plenty.'], ['Con uno al día basta.']),
    ),
    kind(
      'mate',
      said(
        ['第一次养壶，按卡片泡了一夜，没裂。', '吸管滤得干净。'],
        ['Cured it overnight as the card says: no cracks.', 'The straw does not clog.'],
        ['La curé una noche como dice la tarjeta y no se agrietó.', 'La bombilla no se atasca.'],
      ),
      said(['比想的小，要常添水。'], ['Small: you will be refilling.'], ['Pequeña: hay que cebar a menudo.']),
    ),
    kind(
      'honey-and-preserves',
      said(
        [
          '冬天结成细沙，抹面包正好。',
          '甜得干净，喉咙不齁。',
          '瓶口没有溢出来，封得很紧。',
          '兑温水不用搅很久就化开。',
          '孩子拿勺子空口吃，一罐没撑过两周。',
        ],
        [
          'Set to a fine cream by the second week, exactly as honey should.',
          'Floral without that burnt sugar aftertaste.',
          'The lid seals properly, no sticky shelf.',
          'I put it in porridge and have stopped buying syrup.',
        ],
        [
          'Cristaliza fino, señal de que no la han calentado.',
          'En el yogur de la mañana no hace falta más.',
          'Dulce, pero no empalaga.',
          'El tarro llegó sin una gota fuera.',
        ],
      ),
      said(
        ['味道好，就是瓶口小，最后一点很难刮。', '颜色比图上深一些，可能是批次不同。'],
        [
          'Good, though the jar is smaller in the hand than I pictured.',
          'Mine was already solid; I had to stand it in warm water.',
        ],
        ['Muy rica, aunque para lo que cuesta el tarro se queda corto.', 'La etiqueta se despegó a los dos días.'],
      ),
    ),
    kind(
      'citrus orchard-fruit',
      said(
        [
          '个头不整齐，但每一个都熟到了点子上。',
          '打开箱子先闻到香气。',
          '按里面那张纸放了两天再吃，果然更甜。',
          '十几个里没有坏的。',
          '皮薄水多，老人一口气吃了三个。',
        ],
        [
          'Picked ripe, not gassed: you can smell the box before you open it.',
          'Not one bruised piece in the whole crate.',
          'Uneven sizes and every one of them sweet.',
          'We waited the two days that the note suggests. Right advice.',
        ],
        [
          'Huele a fruta de verdad en cuanto abres la caja.',
          'Ni una pieza golpeada.',
          'Tamaños distintos, todas en su punto.',
          'Nada de cámara: se nota al primer bocado.',
        ],
      ),
      said(
        ['甜是甜，有两个蹭破了皮，发照片后补了差价。', '到得晚了一天，底下几个偏软。'],
        ['Two at the bottom had gone soft, the rest were fine.', 'Sweet, but the courier left the box in the sun.'],
        ['Un par venían blandas; el resto, estupendas.', 'Tardó un día más de lo dicho y se notó.'],
      ),
    ),
    kind(
      'bread',
      said(
        [
          '回炉三分钟，皮又脆了。',
          '切面气孔匀，第三天还不干。',
          '不是那种一咬一嘴糖的。',
          '早上一片，能顶到中午。',
          '冷冻了一半，解冻后吃不出差别。',
        ],
        [
          'Three minutes in the oven and the crust sings again.',
          'Still moist on day three.',
          'Real salt, real crumb, no sugar trick.',
          'Half went into the freezer and came out the same.',
        ],
        [
          'Tres minutos de horno y cruje como recién hecho.',
          'Al tercer día seguía tierno.',
          'Sabe a trigo, no a azúcar.',
          'Congelé la mitad y ni se nota.',
        ],
      ),
      said(
        ['味道没话说，路上压扁了一角。', '份量比想的小，两个人一顿就没了。'],
        ['One corner arrived squashed. Tasted fine all the same.', 'A little small for the price.'],
        ['Llegó un poco aplastado por un lado.', 'Rico, pero se acaba en un desayuno.'],
      ),
    ),
    kind(
      'crackers cookies',
      said(
        ['脆，不油手。', '配茶比配电视强。', '独立小包，放包里不会碎。', '咸淡刚好，吃完不用找水喝。'],
        [
          'Crisp to the last piece in the bag.',
          'Salt in the right place, and no greasy fingers.',
          'Small packs, which is the only thing that stops me.',
        ],
        ['Crujientes hasta la última.', 'No pringan y no saben a aceite.', 'La ración justa para llevar en el bolso.'],
      ),
      said(
        ['好吃，碎了一小半。'],
        ['Tasty, but a third of the bag was crumbs.'],
        ['Muy buenas, aunque llegaron bastantes rotas.'],
      ),
    ),
    kind(
      'cheese-and-dairy',
      said(
        [
          '冰袋到的时候还是冻的。',
          '回温半小时再吃，坚果味就出来了。',
          '切得动，不掉渣，尾韵长。',
          '配了点蜂蜜和梨，客人问哪里买的。',
        ],
        [
          'Arrived cold, ice pack still half frozen.',
          'Let it sit out for half an hour: hazelnut, then salt.',
          'Firm, not rubbery, and it keeps well in its paper.',
        ],
        [
          'Llegó frío, con el hielo a medio derretir.',
          'Media hora fuera de la nevera y cambia por completo.',
          'Curado de verdad, con su punto de picante.',
        ],
      ),
      said(
        ['味道正，切边有点干。'],
        ['Good cheese, slightly dry at the cut end.'],
        ['Buen queso, aunque la corteza venía algo húmeda.'],
      ),
    ),
    kind(
      'chocolate',
      said(
        [
          '不腻，两格就够。',
          '咬下去有脆响，不是代可可脂。',
          '回味里有点果酸，很特别。',
          '藏起来慢慢吃，还是被发现了。',
        ],
        [
          'Snaps cleanly and melts slowly.',
          'Fruit first, then a long bitter finish. Two squares are enough.',
          'Less sugar than I feared and more flavor than I hoped.',
        ],
        [
          'Parte con un chasquido limpio.',
          'Amargo sin castigar; con dos onzas basta.',
          'Se nota el cacao, no el azúcar.',
        ],
      ),
      said(
        ['好吃，天热到手有点花白。'],
        ['A little bloomed from the heat, taste unharmed.'],
        ['Venía algo blanquecino por el calor, de sabor perfecto.'],
      ),
    ),
    kind(
      'tea-leaves',
      said(
        ['第三泡最好，前两泡别急。', '叶底完整，没有碎末。', '香气是慢慢出来的，不冲鼻。', '办公室焖泡也不苦。'],
        [
          'Third infusion is the one. Be patient.',
          'Whole leaves, hardly any dust at the bottom.',
          'Does not turn bitter when I forget it.',
        ],
        [
          'La tercera infusión es la mejor.',
          'Hoja entera, casi nada de polvo.',
          'Aguanta aunque te olvides de ella en la mesa.',
        ],
      ),
      said(
        ['茶可以，罐子盖有点松。'],
        ['Nice, only the lid could sit tighter.'],
        ['Bueno, pero el cierre podría ajustar mejor.'],
      ),
    ),
    kind(
      'food gift-boxes',
      said(
        ['日期新鲜，放心。', '家里人没等我拍照就拆了。', '和小时候集市上买的一个味。', '吃完又下了一单，这次买两份。'],
        [
          'A list of ingredients that I can pronounce.',
          'Packed six days before it reached me.',
          'Gone before the weekend.',
          'Tastes like somebody made it, not like a factory tried to.',
        ],
        [
          'Una lista de ingredientes que se entiende.',
          'Envasado seis días antes de llegar.',
          'No duró hasta el domingo.',
          'Sabe a hecho por alguien.',
        ],
      ),
      said(
        ['好是好，对我来说偏甜。', '箱子里填充纸太多了。'],
        ['A touch too sweet for me.', 'Good food, far too much paper around it.'],
        ['Un punto dulce para mi gusto.', 'Demasiado relleno de papel en la caja.'],
      ),
    ),
  ],
  own: {
    'xinhui-tangerines': [
      zh(5, '带叶子来的，叶子还是绿的。皮留着晒了，三年后再说。', '皮晒好了，装了小半罐，屋里都是香的。'),
      zh(4, '甜里带一点点酸，是柑不是橘。有一个磕伤了，客服直接退了那一个的钱。'),
      en(
        5,
        'The leaves were still green. I dried the peel as the card explains, and now my jars smell like an apothecary.',
      ),
      es(5, 'Vienen con la hoja, recién cortadas. La piel la estoy secando en la ventana, como dice la nota.'),
      zh(
        2,
        '走了五天才到，底下一层压坏了七个。味道还行，物流真不行。',
        '',
        '坏的七个已按斤退您。这条线太闷，我们换了承运的人，谢谢您告诉我们。',
      ),
    ],
    'seaweed-rice-crackers': [
      zh(5, '海苔是真的一整片，不是撒粉。'),
      en(5, 'You can see the sheet of seaweed. My daughter trades them at school.'),
      es(4, 'El alga se nota de verdad. Al abrir la bolsa hay que acabarla, si no se ablandan.'),
      zh(4, '下酒很好。希望出个大袋。'),
    ],
    'longan-honey': [
      zh(5, '开盖是桂圆花的香，不是香精。每年十一月都等这一罐。', '放到后来起了沙，口感更好了。'),
      en(5, 'Dark, almost like dates. On toast with salted butter it needs nothing else.'),
      es(5, 'Oscura y espesa, con un fondo a dátil. La he regalado ya dos veces.'),
      zh(
        3,
        '蜜没问题，一千克装的塑料盖拧不太开，得用毛巾垫着。',
        '',
        '这批盖子拧紧了半圈，新的一批改了。要是还打不开，给您补寄一个盖。',
      ),
    ],
    'yunnan-chocolate': [
      zh(5, '85 那块像嚼一段树皮然后开花。别被吓到，慢慢含。'),
      en(5, 'The 72 has a plum note that I did not expect from Yunnan. Bought four more.'),
      es(4, 'El de 85 es serio. El de 72 desaparece solo.'),
    ],
    'five-kernel-mooncakes': [
      zh(5, '五仁翻身了。仁大，糖少，嚼得到榄仁。'),
      zh(4, '饼皮略厚，馅是好馅。礼盒朴素，送长辈刚好。'),
      en(4, 'Dense, nutty, barely sweet. Cut it in eighths and serve with black tea.'),
      es(3, 'Curioso, más fruto seco que dulce. Pesa como una piedra.'),
    ],
    'country-loaf': [
      zh(5, '夹火腿也好，烤了抹黄油也好。四口之家两天一条。'),
      en(5, 'Finally a sandwich loaf that does not collapse under a tomato.'),
      es(5, 'Miga prieta y corteza fina: el pan de molde que hacía mi abuela.'),
      en(3, 'Very good bread, but they only deliver it on two days of the week.'),
    ],
    'manchego-twelve-months': [
      es(
        5,
        'Soy de Ciudad Real y no esperaba encontrar esto aquí. Auténtico.',
        'Segundo pedido: mismo punto de curación.',
      ),
      zh(5, '切薄片，配榅桲酱，一瓶酒就没了。'),
      en(4, 'Proper twelve months. The 900 g wedge needed its own shelf in the fridge.'),
    ],
    'harvest-box': [
      zh(5, '送给岳母的，她把盒子留下装针线了。'),
      en(5, 'Everything in it was worth opening. The box itself now holds our tea.'),
      es(4, 'Bonita y bien pensada. Cambiaría una de las mermeladas por más queso.'),
    ],
  },
  later: said(
    ['吃完了，已经第二次下单。', '放到现在味道没变。', '分给同事，三个人来要链接。', '换季再买，还是这个味。'],
    [
      'Finished, and ordered again.',
      'Kept perfectly well until the last spoon.',
      'Shared at work; two colleagues have since ordered.',
    ],
    ['Se acabó y he vuelto a pedir.', 'Ha aguantado estupendamente.', 'Lo probó media oficina y ya han pedido dos.'],
  ),
}
