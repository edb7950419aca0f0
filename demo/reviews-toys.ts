// What buyers say of toys.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const TOYS_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'dolls',
      said(
        ['套起来的声音很好听，一层一层。', '边角磨得圆，两岁的也敢给。', '每一个表情都不同。'],
        ['The lacquer survives teeth.', 'Edges rounded for small hands.', 'Each face is a different person.'],
        ['La laca aguanta los mordiscos.', 'Cantos redondeados de verdad.', 'Cada cara es otra persona.'],
      ),
      said(['有一个合得紧，要拧一下。'], ['One of them is stiff to open.'], ['Una de ellas abre dura.']),
    ),
    kind(
      'trains figures',
      said(
        ['上满弦能跑整个客厅。', '轮子顺，木地板上不留印。', '漆不掉，摔了几次只多一道痕。'],
        [
          'Crosses the living room and meets the wall with dignity.',
          'Rolls straight and leaves no mark.',
          'Paint as good as new after a hard month.',
        ],
        [
          'Cruza el salón y choca con dignidad.',
          'Rueda recto y no deja marca.',
          'La pintura, como nueva tras un mes duro.',
        ],
      ),
      said(['有一处漆面起了小泡。'], ['One small bubble in the paint.'], ['Una burbujita en la pintura.']),
    ),
    kind(
      'chess',
      said(
        ['落子有声，不飘。', '磁力刚好，颠簸也不倒。'],
        ['The pieces sit down with a small, serious sound.', 'Closes flat and stays closed in a bag.'],
        ['Las piezas suenan al posarse.', 'Cierra plano y no se abre en la mochila.'],
      ),
      said(['棋盘偏小，大手不便。'], ['Small squares for big hands.'], ['Casillas pequeñas para manos grandes.']),
    ),
    kind(
      'dice cards-and-magic',
      said(
        ['手感顺，洗起来不粘。', '掷了两百次做统计，算公平。', '一家四口玩到半夜。'],
        [
          'Feels right in the hand, which is most of it.',
          'I kept score two hundred times: fair.',
          'Four of us, until midnight.',
        ],
        [
          'Da gusto en la mano, que es lo principal.',
          'Doscientas rondas apuntadas: no hace trampa.',
          'Cuatro jugando hasta medianoche.',
        ],
      ),
      said(['没有附规则，得自己会。'], ['No rules in the box.'], ['No trae reglas.']),
    ),
    kind(
      'blocks-and-puzzles',
      said(
        ['咬合紧，搭高了不晃。', '颜色正，没有味道。', '一家人拼了一个周末。'],
        ['Tight fit, tall towers.', 'No smell, true colors.', 'A whole rainy weekend for the three of us.'],
        ['Encajan bien, torres altas.', 'Sin olor, colores limpios.', 'Un fin de semana de lluvia para los tres.'],
      ),
      said(['少一块，写信补来了。'], ['One piece missing; it came by post.'], ['Faltaba una pieza; llegó por correo.']),
    ),
    kind(
      'ball-games',
      said(
        ['弹性匀，用了一个月没跑气。', '握感好，雨天也不滑。'],
        ['True bounce, still hard after a month.', 'Grip holds in drizzle.'],
        ['Bote fiel, un mes sin perder aire.', 'No resbala con llovizna.'],
      ),
      said(['要自己打气，没配针。'], ['Pump not included.'], ['La bomba va aparte.']),
    ),
    kind(
      'skates-and-sleds ride-ons',
      said(
        ['轮子静，楼下邻居没上来。', '转弯稳，孩子自己敢滑。', '摔了两次没散。'],
        [
          'Quiet wheels: the neighbors are still our friends.',
          'Turns without wobbling.',
          'Two crashes, nothing came apart.',
        ],
        ['Ruedas silenciosas: los vecinos nos saludan.', 'Gira sin temblar.', 'Dos golpes y no se ha soltado nada.'],
      ),
      said(['护具要另买。'], ['Pads are sold apart.'], ['Las protecciones van aparte.']),
    ),
    kind(
      'kites',
      said(
        ['三级风就起来，线放完还稳。', '孩子自己收线也不缠。'],
        ['Up in a light breeze and steady on all its line.', 'My daughter can wind it in by herself.'],
        ['Sube con poca brisa y se queda quieta.', 'Mi hija la recoge sola sin enredos.'],
      ),
      said(['线有点短，自己加了三十米。'], ['I added thirty meters of line.'], ['Le añadí treinta metros de hilo.']),
    ),
    kind(
      'soft-toys',
      said(
        [
          '缝线密，拽耳朵拽了一个月没松。',
          '闻不到味道，拆开就给孩子抱了。',
          '机洗一次，毛没打结。',
          '坐得住，不用靠着东西。',
        ],
        [
          'Dragged by one ear for a month and still whole.',
          'No smell at all out of the box.',
          'Went through the wash and came back himself.',
        ],
        [
          'Un mes arrastrado por una oreja y entero.',
          'No huele a nada al sacarlo.',
          'Pasó por la lavadora y volvió igual.',
        ],
      ),
      said(
        ['比照片小，一只手掌多一点。'],
        ['Smaller than the photo makes it look.'],
        ['Más pequeño de lo que parece.'],
      ),
    ),
    kind(
      'skill-toys',
      said(
        ['睡眠时间够做三个花样。', '木头温手，比塑料的稳。', '绳子给了两根，想得周到。'],
        [
          'Sleeps long enough for three tricks and one mistake.',
          'Beech is kinder to the knuckles than plastic.',
          'A spare string in the box.',
        ],
        [
          'Duerme lo justo para tres trucos y un fallo.',
          'La haya es más amable con los nudillos.',
          'Trae cuerda de repuesto.',
        ],
      ),
      said(
        ['绳子偏长，身高一米三以下要剪。'],
        ['Shorten the string for small people.'],
        ['Hay que recortar la cuerda para los pequeños.'],
      ),
    ),
    kind(
      'toys',
      said(
        [
          '不用电池，不闪光，孩子反而玩得久。',
          '第二天还在玩，就冲这个给五星。',
          '大人也抢着玩。',
          '坏了可以寄回去修，已经放心一半。',
        ],
        [
          'No batteries, no lights, and still the favorite on day five.',
          'Adults queue for it after bedtime.',
          'It can be sent back and mended, which I told my son twice.',
        ],
        [
          'Sin pilas ni luces, y al quinto día sigue en juego.',
          'Los mayores hacemos cola cuando se acuestan.',
          'Si se rompe, lo arreglan.',
        ],
      ),
      said(
        ['年龄标低了，我家四岁的还不太会。'],
        ['The age on the box is optimistic.'],
        ['La edad recomendada es optimista.'],
      ),
    ),
  ],
  own: {
    'bear-number-nine': [
      zh(5, '给女儿买的，她爸先抱着睡了一晚。', '三个月下来鼻子线磨断一根，寄回去三天就缝好了。'),
      en(5, 'Number Nine has been to nursery, to the dentist and into the bath. He has opinions about the bath.'),
      es(
        5,
        'Mi hijo lo llama Nueve y no hay discusión posible.',
        'Volvió de la reparación con un certificado de alta firmado.',
      ),
      zh(4, '沙色有点显脏，建议买橡木色。'),
    ],
    'beech-yoyo': [
      zh(4, '小时候玩的就是这种重量。儿子三天学会了遛狗。'),
      en(4, 'Honest yo-yo. The lacquer chips if you practise over concrete, which of course we do.'),
      es(5, 'Le he quitado el móvil a una niña de once años. Sin discutir.'),
      zh(2, '轴有点紧，回不来，换了一只好了。', '', '紧的那一批我们找到了，新的都上过油。谢谢您肯换一只再试。'),
    ],
    'pair-of-dice': [
      en(5, 'Weighty, sharp corners, no cheating that I can prove.'),
      zh(4, '颜色通透，掷在皮垫上声音好听。'),
      es(3, 'Bonitos, aunque los puntos blancos se van gastando.'),
    ],
    'nesting-dolls': [
      zh(5, '最小的那个只有米粒大，也画了眼睛。'),
      en(5, 'The smallest one is grumpy. We all love her best.'),
      es(4, 'La de en medio cierra dura los primeros días.'),
    ],
    'tin-locomotive': [
      zh(5, '上弦的声音把爷爷从书房引出来了。'),
      en(5, 'Runs for forty seconds, which is a very long time when you are three.'),
    ],
    'swift-kite': [
      zh(4, '第一次放就上去了，燕尾会抖。'),
      en(
        2,
        'A spar snapped on the second outing. They sent a new one within the week, no questions.',
        'The new spar has held ever since.',
      ),
      es(5, 'Playa de Gandía, viento del este y dos horas de gloria.'),
    ],
    'steel-scooter': [
      zh(5, '钢架不晃，大人踩上去也撑得住。'),
      es(4, 'Robusto. Pesa para subirlo a un tercero sin ascensor.'),
    ],
    'travel-chess': [
      en(5, 'Played from Lisbon to Warsaw and lost nothing but games.'),
      zh(5, '乌木那边的马头，刻得有神气。'),
    ],
  },
  later: said(
    ['过了半年，还是每天要找它。', '摔过不少次，只多了几道印。', '弟弟接着玩，一点没坏。'],
    [
      'Half a year on, still asked for every day.',
      'Handed down to the younger one without repair.',
      'A few scars, all earned.',
    ],
    [
      'Medio año después lo sigue pidiendo a diario.',
      'Ha pasado al pequeño sin una reparación.',
      'Algún arañazo, todos merecidos.',
    ],
  ),
}
