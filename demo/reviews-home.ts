// What buyers say of home and light.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const HOME_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'clocks',
      said(
        ['走时准，一个月差不到半分钟。', '滴答声隔着门听不见。', '数字看得清，不用戴眼镜。'],
        [
          'Keeps time to half a minute a month.',
          'You have to lean in to hear it tick.',
          'Readable from bed without glasses.',
        ],
        ['Se desvía medio minuto al mes.', 'Hay que acercarse para oírlo.', 'Se lee desde la cama sin gafas.'],
      ),
      said(['上弦的孔有点紧。'], ['Stiff to wind at first.'], ['Al principio cuesta darle cuerda.']),
    ),
    kind(
      'mirrors wall-pictures',
      said(
        ['挂钩位置量得准，一次就正。', '包得像瓷器，角上一点没碰。', '比照片里有层次。'],
        [
          'The hanger is placed so that it hangs straight the first time.',
          'Packed like porcelain, not a corner touched.',
          'More depth than the photo shows.',
        ],
        [
          'Se cuelga recto a la primera.',
          'Embalado como porcelana, ni una esquina tocada.',
          'Tiene más fondo que en la foto.',
        ],
      ),
      said(['墙上要打孔，没有附膨胀螺丝。'], ['No wall plug in the box.'], ['No trae taco para la pared.']),
    ),
    kind(
      'table-lamps oil-lamps bulbs desk-lamps',
      said(
        ['光软，照书不晃眼。', '开一整晚外壳只是温的。', '开关顺手，摸黑也找得到。'],
        ['Soft light, steady on the page.', 'Barely warm after a whole evening.', 'I find the switch in the dark.'],
        [
          'Luz suave y firme sobre la página.',
          'Tras toda la noche apenas está templada.',
          'Encuentro el interruptor a oscuras.',
        ],
      ),
      said(['线短了点，得接插座。'], ['The cord is short by half a meter.'], ['El cable se queda corto.']),
    ),
    kind(
      'textiles',
      said(
        ['下水一次更软，没掉色。', '垂着不起静电。', '{color}放床上很安神。', '厚薄刚好，四季能用。'],
        [
          'Softer after the first wash, no bleeding.',
          'The {color} calms the whole room.',
          'The right weight for most of the year.',
        ],
        [
          'Más suave tras el primer lavado, sin desteñir.',
          'El {color} serena toda la habitación.',
          'El grosor justo para casi todo el año.',
        ],
      ),
      said(
        ['新的有点掉毛，洗两次就好。'],
        ['Sheds a little until the second wash.'],
        ['Suelta algo de pelusa hasta el segundo lavado.'],
      ),
    ),
    kind(
      'bath cleaning',
      said(
        ['好用到想给每间屋买一个。', '沥水快，不发霉。', '味道淡，敏感的鼻子也行。'],
        [
          'Dries fast and never smells.',
          'Mild enough for my skin, which is saying something.',
          'Does its one job well.',
        ],
        ['Se seca pronto y no huele.', 'Suave hasta para mi piel.', 'Hace bien lo único que tiene que hacer.'],
      ),
      said(['用得比想的快。'], ['Gone sooner than I hoped.'], ['Dura menos de lo que esperaba.']),
    ),
    kind(
      'cut-flowers',
      said(
        ['到的时候还是花苞，第三天全开了。', '开了九天才谢。'],
        ['Came in bud, opened on the third day.', 'Nine days in the vase.'],
        ['Llegaron en capullo y abrieron al tercer día.', 'Nueve días en el jarrón.'],
      ),
      said(['有两枝折了，补了。'], ['Two stems were bent.'], ['Dos tallos venían doblados.']),
    ),
    kind(
      'lanterns pendant-lamps',
      said(
        [
          '光是往下落的，不刺眼。',
          '{color}透出来的光很暖，晚上不想开大灯。',
          '装起来十分钟，螺丝都配齐了。',
          '开一整晚外壳只是温的。',
          '阳台挂了两盏，刮风也不打转。',
        ],
        [
          'The light falls instead of glaring.',
          'Ten minutes to hang, with every screw in the bag.',
          'Barely warm after a whole evening.',
          'In {color} it turns the corner of the room into a place.',
        ],
        [
          'La luz cae, no deslumbra.',
          'Diez minutos para colgarla y no faltaba ni un tornillo.',
          'Después de toda la noche apenas está templada.',
          'En {color} da ganas de apagar todo lo demás.',
        ],
      ),
      said(
        ['线短了点，得自己接。', '亮度看书不够，当氛围灯正好。'],
        ['The cord is short by half a meter.', 'Lovely mood, not enough to read by.'],
        ['El cable se queda corto.', 'Para ambiente, perfecta; para leer, no llega.'],
      ),
    ),
    kind(
      'candles',
      said(
        ['烧得平，没有塌边。', '是蜂蜡本来的味，不是香水味。', '一根点了大半个月的晚饭。', '没有黑烟，墙上干干净净。'],
        [
          'Burns level to the end, no tunnel.',
          'Smells of wax and nothing else, thank goodness.',
          'One candle lasted eleven dinners.',
        ],
        ['Se consume pareja, sin túnel.', 'Huele a cera, no a perfumería.', 'Una vela, once cenas.'],
      ),
      said(
        ['烛芯留得偏长，第一次要剪。'],
        ['Trim the wick first or it smokes.'],
        ['Hay que cortar la mecha antes de encenderla.'],
      ),
    ),
    kind(
      'sofas chairs',
      said(
        [
          '送货师傅搬到五楼，还帮着拆了箱。',
          '坐下去先软后托住，腰不空。',
          '木头接缝摸不出台阶。',
          '{color}白天和晚上是两种颜色，都好看。',
          '螺丝孔对得准，一个人装完。',
        ],
        [
          'Firm at first, right after an hour.',
          'The joints are so tight that I cannot find them with a fingernail.',
          'Two men carried it up four floors and took the packing away.',
          'The {color} changes with the light, always for the better.',
        ],
        [
          'Firme al principio, perfecto a la hora.',
          'Las juntas no se notan ni con la uña.',
          'Lo subieron cuatro pisos y se llevaron los cartones.',
          'El {color} cambia con la luz y siempre gana.',
        ],
      ),
      said(
        ['刚拆有木蜡油味，通风三天散了。', '比我以为的深，门口差点进不来。'],
        ['Smelled of oil for three days.', 'Deeper than I thought: measure your door.'],
        ['Huele a aceite los primeros días.', 'Es más profundo de lo que parece; medid la puerta.'],
      ),
    ),
    kind(
      'baskets-and-storage',
      said(
        [
          '提手缠得结实，装了十斤土豆没变形。',
          '编得密，小东西漏不出来。',
          '没有毛刺，勾不到毛衣。',
          '放门口装围巾手套，一伸手就有。',
        ],
        [
          'Carried ten pounds of potatoes without a creak.',
          'No stray ends to catch a sweater.',
          'It lives by the door and holds everything we used to lose.',
        ],
        [
          'Ha cargado cinco kilos de patatas sin quejarse.',
          'Ni una punta suelta que enganche la lana.',
          'Vive en la entrada y por fin aparecen los guantes.',
        ],
      ),
      said(
        ['刚到有点草味。', '底部不太平，放水会洒。'],
        ['Smells of hay for a week.', 'The base is not quite flat.'],
        ['Huele a paja una semana.', 'La base no asienta del todo.'],
      ),
    ),
    kind(
      'plants',
      said(
        [
          '根系满盆，缓了一周就抽新叶。',
          '盆底有透气孔，托盘也配了。',
          '包得讲究，一片叶子没断。',
          '附的养护卡写得比我妈啰嗦，但有用。',
        ],
        [
          'Full of roots and a new leaf within the week.',
          'Not a single leaf broken on the way.',
          'The care card is stricter than my mother, and right.',
        ],
        [
          'Raíces hasta el borde y brote nuevo en una semana.',
          'Ni una hoja rota en el viaje.',
          'La ficha de cuidados es estricta, y acierta.',
        ],
      ),
      said(
        ['到家掉了三片黄叶，问了客服说是正常换叶。', '比照片小不少，得养一年。'],
        ['Dropped three leaves before it settled.', 'Much smaller than the photo: a baby.'],
        ['Perdió tres hojas antes de asentarse.', 'Bastante más pequeña que en la foto.'],
      ),
    ),
    kind(
      'home',
      said(
        ['放在客厅，来的人都要摸一下。', '做工细到背面。', '颜色压得住，不抢。', '租的房子也值得摆一件这样的。'],
        [
          'Finished on the back as well, where nobody looks.',
          'Visitors touch it before they ask about it.',
          'Quiet in the room, which is rare.',
        ],
        ['Está acabado hasta por detrás.', 'Las visitas lo tocan antes de preguntar.', 'No grita, y eso se agradece.'],
      ),
      said(
        ['比预计晚到四天。', '和旁边的旧家具色差有点大。'],
        ['Four days later than promised.', 'Does not quite match the rest of my oak.'],
        ['Llegó cuatro días tarde.', 'No termina de casar con el resto de la madera.'],
      ),
    ),
  ],
  own: {
    'beeswax-candle': [
      zh(5, '停电那晚点了四个小时，只下去一指。'),
      en(5, 'Honest wax. My house smells faintly of a hive and I do not mind at all.'),
      es(5, 'La rosa es muy discreta. Se consume recta aunque haya corriente.', 'Ya voy por la sexta.'),
      zh(3, '三支装里有一支歪的，底座插不稳，垫了纸。', '', '歪的那支我们补一支直的，今天寄出。旧的留着停电用。'),
    ],
    'willow-basket': [
      zh(5, '去菜场用，卖菜的大姐问了我两次哪里买的。'),
      en(5, 'The M carries a baguette, six bottles of milk and a cabbage.'),
      es(5, 'La L es enorme. La uso para la leña.'),
    ],
    'silk-lantern': [
      zh(5, '绸面细，灯条一根根糊得平。过年收起来，明年还能挂。'),
      en(5, 'We hung nine of these over the table for a wedding and kept them all.'),
      es(4, 'Preciosa. Con viento hay que atarla por abajo.'),
    ],
    'young-fig': [
      zh(4, '到的时候只有三片叶，养了两个月九片了。', '换了大盆，结了两个果，虽然没熟就掉了。'),
      en(
        3,
        'Arrived bare and sulky in the cold. It forgave me in April.',
        '',
        'Figs sulk in the cold and then forgive. Thank you for your patience with it.',
      ),
      es(5, 'Mi balcón da al norte y ahí sigue, tan contenta.'),
      zh(2, '路上闷了六天，叶子全黄了。店里补寄了一棵，态度没得说。'),
    ],
    'oak-chair': [
      en(5, 'I sat in it for a ten-hour deadline and stood up without a sound.'),
      zh(5, '弯曲的靠背正好托在肩胛下面，不需要垫子。'),
    ],
    'linen-sofa': [
      zh(5, '亚麻套可以拆下来机洗，已经洗过两回，没缩。'),
      en(4, 'Great for two and a book, less great for two and a nap.'),
      es(4, 'El musgo es más gris de lo que esperaba, pero se queda.'),
    ],
    'walnut-mantel-clock': [
      zh(5, '整点报时可以关，这点太重要了。'),
      en(4, 'Handsome. The key is tiny, do not lose it.'),
    ],
  },
  later: said(
    ['过了一个雨季，没有变形。', '换了房子，它第一个摆出来。', '颜色养得更好看了。', '每天碰它，还是没有松动。'],
    [
      'Survived a damp season without a warp.',
      'We moved house; it was the first thing unpacked.',
      'The color has grown deeper, and better.',
    ],
    [
      'Ha pasado una temporada húmeda sin moverse.',
      'Nos mudamos y fue lo primero que sacamos.',
      'El color se ha asentado y está más bonito.',
    ],
  ),
}
