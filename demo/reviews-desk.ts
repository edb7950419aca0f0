// What buyers say of the desk floor and of gifts and rare things.
import { en, es, kind, said, zh, type FloorWords } from './reviews-words.ts'

export const DESK_REVIEWS: FloorWords = {
  kinds: [
    kind(
      'scissors',
      said(
        ['剪纸到刀尖都不啃边。', '开合顺，听得见那一声。'],
        ['Cuts clean to the very tip.', 'The sound of it closing is worth something.'],
        ['Corta limpio hasta la punta.', 'Cierra con un sonido que da gusto.'],
      ),
      said(['左手用不太顺。'], ['Right-handed only.'], ['Solo para diestros.']),
    ),
    kind(
      'rulers',
      said(
        ['刻度是刻的不是印的，磨不掉。', '有分量，压着纸不跑。'],
        ['Engraved, not printed: it will outlive me.', 'Enough weight to hold a page down.'],
        ['Grabado, no impreso: dura más que yo.', 'Pesa lo justo para sujetar la hoja.'],
      ),
      said(['刚用时手上有点铜味。'], ['Smells of brass for a day.'], ['Huele a latón el primer día.']),
    ),
    kind(
      'letter-paper',
      said(
        ['钢笔写不洇，背面看不见。', '信封合得服帖。'],
        ['Ink stays on its own side.', 'The envelopes close without a fight.'],
        ['La tinta no traspasa.', 'Los sobres cierran sin pelea.'],
      ),
      said(['再多两张信封就好了。'], ['Two more envelopes would help.'], ['Dos sobres más no vendrían mal.']),
    ),
    kind(
      'writing painting',
      said(
        ['出色顺，一笔下去就有。', '握着不累，能写一下午。', '颜色干了不发灰。'],
        [
          'Goes on smoothly from the first stroke.',
          'Comfortable for a whole afternoon.',
          'Dries to the color it promised.',
        ],
        ['Desliza desde el primer trazo.', 'Cómodo toda una tarde.', 'Al secar queda del color prometido.'],
      ),
      said(['用得快，建议直接买两份。'], ['Buy two: it goes quickly.'], ['Comprad dos: vuela.']),
    ),
    kind(
      'books',
      said(
        ['锁线装，摊得开，纸不反光。', '印得清楚，油墨味不冲。', '给孩子念了三遍，还要听。'],
        [
          'Sewn, lies open, paper without glare.',
          'Read twice already; the second time was better.',
          'Clear print, kind to evening eyes.',
        ],
        [
          'Cosido, se queda abierto y el papel no brilla.',
          'Leído dos veces; la segunda, mejor.',
          'Letra clara, descansa la vista.',
        ],
      ),
      said(['书角寄来有点碰。'], ['One corner came bumped.'], ['Una esquina venía tocada.']),
    ),
    kind(
      'computer-and-phone office',
      said(
        ['摆桌上不占地方，也不占眼睛。', '按着有回弹，不吵同事。', '做工细，接缝摸不到。'],
        [
          'Takes little room and less attention.',
          'A soft, certain click; colleagues approve.',
          'No seams that a finger can find.',
        ],
        [
          'Ocupa poco y distrae menos.',
          'Un clic suave y seguro; los compañeros lo agradecen.',
          'Ni una junta que note el dedo.',
        ],
      ),
      said(['说明只有一张纸。'], ['The instructions are one sheet.'], ['Las instrucciones son una hoja.']),
    ),
    kind(
      'fountain-pens',
      said(
        [
          '出水稳，第一笔不断。',
          '笔帽拧一圈半就紧，放包里没漏过。',
          '{color}里透一点光，拿近了看很耐看。',
          '握位粗细合适，写十页手不酸。',
        ],
        [
          'Starts on the first stroke, even after a weekend.',
          'Cap turns one and a half times and never leaked.',
          'Ten pages and no cramp.',
          'The {color} has depth when you hold it to a window.',
        ],
        [
          'Arranca a la primera, también el lunes.',
          'El capuchón cierra con vuelta y media y no gotea.',
          'Diez páginas y la mano, tan tranquila.',
          'El {color} tiene fondo si lo miras a contraluz.',
        ],
      ),
      said(
        ['笔尖开头有点刮，写一周就顺了。', '墨囊偏小，抄书要备一支。'],
        ['A scratchy nib for the first week.', 'The converter is small.'],
        ['El plumín rasca la primera semana.', 'El cargador se queda corto.'],
      ),
    ),
    kind(
      'pencils',
      said(
        ['削一刀就尖，不断芯。', '三种硬度分得清楚。', '雪松味，削笔是一件快乐的事。'],
        [
          'Sharpens to a needle and keeps it.',
          'Three real grades, not three labels.',
          'Sharpening smells like a cabin.',
        ],
        ['Coge punta de aguja y no se parte.', 'Tres durezas de verdad.', 'Sacar punta huele a cabaña.'],
      ),
      said(['最软那支掉粉，橡皮要好。'], ['The soft one smudges.'], ['La blanda mancha.']),
    ),
    kind(
      'notebooks',
      said(
        [
          '钢笔写不洇，背面看不见。',
          '摊平不用手压着。',
          '线装的，撕一页不会散一本。',
          '纸色偏暖，看久眼睛不累。',
          '{color}布面不沾灰。',
        ],
        [
          'Fountain pen ink stays on its own side.',
          'Lies flat without being told.',
          'Sewn, so a lost page does not take its friends along.',
          'Cream, not white: kind to evening eyes.',
        ],
        [
          'La tinta no traspasa.',
          'Se abre plano y se queda.',
          'Cosido: arrancas una hoja y no se va el resto.',
          'Crema, no blanco; descansa la vista.',
        ],
      ),
      said(
        ['书签带短了两厘米。', '边角运输时碰圆了一点。'],
        ['The ribbon is a finger too short.', 'One corner came bumped.'],
        ['La cinta se queda dos dedos corta.', 'Una esquina venía tocada.'],
      ),
    ),
    kind(
      'watercolors',
      said(
        ['颜色一沾水就开，不用蹭半天。', '干了以后不泛灰。', '盒盖当调色盘，够用。'],
        ['Wakes up at the first touch of water.', 'Dries without going chalky.', 'The lid is a proper mixing tray.'],
        ['Se activa con una gota.', 'Al secar no se pone tiza.', 'La tapa sirve de paleta, y de las buenas.'],
      ),
      said(['白色用得快，希望能单卖。'], ['I run out of white first.'], ['El blanco vuela.']),
    ),
    kind(
      'desk',
      said(
        ['桌上最常拿的一件。', '小东西做得认真，就会多写几个字。', '送同事当离职礼，他收得很高兴。'],
        [
          'The thing on my desk that I defend.',
          'Makes small tasks pleasant, which is the point.',
          'Gave one to a colleague who was leaving; she used it on the spot.',
        ],
        [
          'Lo único de mi mesa que no presto.',
          'Hace agradable lo pequeño, que es de lo que va.',
          'Se lo regalé a una compañera y lo estrenó allí mismo.',
        ],
      ),
      said(['补货慢，等了半个月。'], ['Out of stock too often.'], ['Se agota demasiado.']),
    ),
    kind(
      'ribbons',
      said(
        ['结打得挺，不软塌。', '剪口不毛。', '拆下来熨一熨还能再用。'],
        ['Ties a bow that stands up.', 'Cuts without fraying.', 'Ironed it and used it again.'],
        ['Hace un lazo que se tiene.', 'No se deshilacha al cortar.', 'Planchada, sirve otra vez.'],
      ),
      said(['比图上细一点。'], ['Narrower than expected.'], ['Más estrecha de lo que pensaba.']),
    ),
    kind(
      'restored restored-machines restored-luggage',
      said(
        [
          '修得克制，旧痕都留着。',
          '附了一张修复记录，换了什么写得明明白白。',
          '照片上的划痕和实物一处不差。',
          '等了三个月才等到一件。',
        ],
        [
          'Restored, not repainted: the marks are still its own.',
          'Came with a sheet that lists every part they changed.',
          'The scratch in the photo was the scratch on the thing. Honest.',
        ],
        [
          'Restaurado, no maquillado.',
          'Trae una hoja con cada pieza cambiada.',
          'El arañazo de la foto era el arañazo real. Honestos.',
        ],
      ),
      said(['有股旧味，晾了一星期。'], ['Smelled of attic for a week.'], ['Olía a desván unos días.']),
    ),
    kind(
      'samples',
      said(
        ['独一件，手快抢到的。', '试烧的，比正品还耐看。'],
        ['One of one, and I was quick.', 'A trial that went better than the plan.'],
        ['Pieza única; por una vez llegué a tiempo.', 'Una prueba que salió mejor que el plan.'],
      ),
      said(['试样就这一件，没法配对。'], ['No second one to match it.'], ['No hay otra para hacer pareja.']),
    ),
    kind(
      'gifts',
      said(
        ['送礼拿得出手，又不俗。', '自己留了一份。', '盒子结实，拆完还能装东西。'],
        ['A present that did not need explaining.', 'Kept one for ourselves.', 'The box is too good to throw away.'],
        ['Un regalo que no hay que explicar.', 'Nos quedamos uno.', 'La caja es demasiado buena para tirarla.'],
      ),
      said(
        ['贺卡字数限得太短。'],
        ['The gift note allows too few words.'],
        ['La nota de regalo admite pocas palabras.'],
      ),
    ),
  ],
  own: {
    'clothbound-notebook': [
      zh(5, '第七本了。布面摸着像旧书，线装摊得平。', '写满了，书脊没裂。'),
      en(5, 'Filled three. The dots are so light that they vanish under ink.'),
      es(5, 'El papel aguanta mi pluma más mojada.'),
      zh(4, '内页点阵淡得正好。扉页要是能多一张就好了。'),
      en(4, 'Lovely. Please make it in A6.'),
      es(
        2,
        'El mío llegó con dos pliegos cosidos al revés. Me mandaron otro en cuatro días.',
        '',
        'Quédate el del revés para borradores. Y perdona: se nos pasaron dos.',
      ),
    ],
    'cedar-pencils': [
      zh(5, '2B 画速写，削到三厘米还舍不得丢。'),
      en(5, 'Twelve in a tin and the tin smells for weeks.'),
      es(4, 'El H es muy duro, como debe ser. Falta un sacapuntas en el estuche.'),
    ],
    'ferry-fountain-pen': [
      zh(5, '渡口 M 尖，抄了半本《诗经》，没断过一次水。', '尖磨开了，现在是我的字。'),
      en(5, 'The F is a true fine, closer to Japanese than German.'),
      es(5, 'Le cambié el plumín por el B en la casa, sin cargo. Firma que da gusto.'),
      zh(3, '笔是好笔，钴蓝那批夹子有点松。', '', '寄回来给您紧一紧，也可以寄个新夹子，自己推进去就行。'),
    ],
    'letter-set': [
      zh(5, '写给十年没见的老师，他回了我一封。'),
      en(5, 'Ten sheets was exactly one apology and two birthdays.'),
      es(4, 'El sobre cierra sin saliva, detalle fino.'),
    ],
    'brass-ruler': [
      zh(5, '十五厘米够用，铜味两天就散。'),
      en(5, 'Zero starts at the edge. You would be surprised how rare that is.'),
      es(4, 'Preciosa, aunque al principio tizna un poco los dedos.'),
    ],
    'paper-scissors': [zh(5, '剪裱纸不跑边，刀口能送回去磨。'), en(4, 'Beautiful action. Keep them away from tape.')],
    'watercolor-palette': [
      en(5, 'Eighteen pans and no filler among them.'),
      es(4, 'El azul Prusia es una delicia. El estuche se abolla con facilidad.'),
    ],
    'wrapping-ribbon': [
      zh(5, '包月饼礼盒用的，十米包了八盒。'),
      en(4, 'Cotton with a spine. Ten meters goes further than you think.'),
    ],
    'restored-suitcase': [
      es(5, 'El forro nuevo es una obra de arte y el cierre suena a tren.'),
      zh(4, '当茶几用了，里面装毯子。'),
    ],
    'restored-desk-telephone': [
      en(5, 'Dials, rings, works on my line. The children had to be taught the dial.'),
      zh(5, '拨号盘回转的声音和小时候一模一样。'),
    ],
  },
  later: said(
    ['写了半年，还是这支顺手。', '用到现在没坏没松。', '又买了两份送人。'],
    ['Half a year in and still the one I reach for.', 'Nothing loose, nothing worn.', 'Bought two more as presents.'],
    [
      'Medio año después sigue siendo lo primero que cojo.',
      'Nada flojo, nada gastado.',
      'He comprado dos más para regalar.',
    ],
  ),
}
