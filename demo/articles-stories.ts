// The shop's notebook: stories with a cover and the goods that they speak of.
import { h, p, ul } from './article-blocks.ts'
import type { DemoArticle } from './types.ts'
import { text } from './types.ts'

const STUDIO: DemoArticle = {
  code: 'a-first-studio',
  kind: 'story',
  cover: 'story-studio',
  goods: ['oak-chair', 'young-fig', 'clothbound-notebook', 'cedar-pencils', 'brass-ruler'],
  publishedAt: 6,
  title: text(
    'A first studio in four square meters',
    '四平方米的第一间工作室',
    'Un primer estudio en cuatro metros cuadrados',
  ),
  summary: text(
    'A corner, a chair that is worth its price, and the order in which to buy the rest.',
    '一个角落，一把值得花钱的椅子，以及其余东西该按什么顺序买。',
    'Un rincón, una silla que vale lo que cuesta y el orden en que conviene comprar lo demás.',
  ),
  body: [
    p(
      'Most people start with the lamp, because it is pretty, and end with the chair, because the back hurts. We asked three people who work at home what they would do the other way round.',
      '多数人先买灯，因为好看；最后才买椅子，因为腰疼了。我们问了三位在家工作的人：如果重来，顺序会怎么换。',
      'Casi todo el mundo empieza por la lámpara, porque es bonita, y acaba en la silla, porque duele la espalda. Preguntamos a tres personas que trabajan en casa qué harían al revés.',
    ),
    h('First, sit', '先坐好', 'Primero, sentarse'),
    p(
      'Put the chair where the window is at your side, not in front of you and not behind. The light falls on the paper, the screen does not mirror, and in the evening you see the weather change without turning your head.',
      '椅子的位置，让窗户在身侧，别正对，也别背对。光落在纸上，屏幕不反光；傍晚天色变了，不用转头也看得见。',
      'Pon la silla de modo que la ventana quede a un lado, ni delante ni detrás. La luz cae sobre el papel, la pantalla no refleja y al atardecer ves cambiar el tiempo sin girar la cabeza.',
    ),
    p(
      'An oak seat needs no cushion if the edge is rounded. Run a finger along it before you decide.',
      '橡木椅面只要边缘磨圆，就不必加垫子。下单前，先用手指沿边摸一圈。',
      'Un asiento de roble no pide cojín si el canto está redondeado. Pásale un dedo antes de decidirte.',
    ),
    h('Then, write', '再动笔', 'Después, escribir'),
    ul(
      text(
        'One notebook for everything, until it is full. Two notebooks are one too many.',
        '只用一本笔记本，写满再换。两本就多了一本。',
        'Un solo cuaderno para todo, hasta que se acabe. Dos cuadernos ya son uno de más.',
      ),
      text(
        'Pencils before pens: whatever can be rubbed out gets written sooner.',
        '先铅笔，后钢笔：擦得掉的，才敢先写下来。',
        'Lápices antes que plumas: lo que se puede borrar se escribe antes.',
      ),
      text(
        'A ruler of brass stays where you lay it.',
        '黄铜尺，放在哪里就待在哪里。',
        'Una regla de latón se queda donde la dejas.',
      ),
    ),
    h('Last, something alive', '最后，添一点活的', 'Por último, algo vivo'),
    p(
      'A young fig forgives two forgotten weeks and answers with a new leaf. Give it the place that the lamp would have had.',
      '小榕树忘浇两周水也不计较，还会回你一片新叶。把原本留给台灯的位置给它。',
      'Una higuera joven perdona dos semanas de olvido y contesta con una hoja nueva. Dale el sitio que habría tenido la lámpara.',
    ),
  ],
}

const PICNIC: DemoArticle = {
  code: 'what-goes-into-the-basket',
  kind: 'story',
  cover: 'story-picnic',
  goods: ['willow-basket', 'country-loaf', 'manchego-twelve-months', 'xinhui-tangerines'],
  publishedAt: 13,
  title: text(
    'What goes into the basket, and what stays at home',
    '篮子里放什么，家里留什么',
    'Qué va en la cesta y qué se queda en casa',
  ),
  summary: text(
    'A picnic for two that needs no cold box, no plates and one knife.',
    '两个人的野餐：不用冰盒，不用盘子，一把刀就够。',
    'Una merienda para dos sin nevera, sin platos y con un solo cuchillo.',
  ),
  body: [
    p(
      'A good picnic is carried with one hand. The other is needed for the gate, for the dog, or for another hand.',
      '好的野餐，一只手就能拎走。另一只手要用来推门、牵狗，或者牵人。',
      'Una buena merienda se lleva con una mano. La otra hace falta para la cancela, para el perro o para otra mano.',
    ),
    h('Bread, cheese, fruit', '面包、奶酪、水果', 'Pan, queso, fruta'),
    p(
      'A country loaf keeps for three days and does not mind being leaned on. Manchego of twelve months sweats a little in the sun and is better for it. Tangerines bring their own wrapping and take it away again.',
      '乡村面包放三天也不坏，压着靠着都行。熟成十二个月的曼彻格奶酪晒晒太阳会微微出油，反而更香。柑橘自带包装，吃完也好收拾。',
      'Una hogaza aguanta tres días y no le importa que te apoyes en ella. El manchego de doce meses suda un poco al sol y mejora. Las mandarinas traen su propio envoltorio y se lo vuelven a llevar.',
    ),
    h('What stays at home', '留在家里的', 'Lo que se queda en casa'),
    ul(
      text('Plates. A board and a cloth do.', '盘子。一块板、一块布就行。', 'Los platos. Basta una tabla y un paño.'),
      text('Anything that must be eaten with a spoon.', '一切要用勺子吃的东西。', 'Todo lo que se coma con cuchara.'),
      text(
        'The second bottle. You have to find the way back.',
        '第二瓶酒。回家的路还得认得。',
        'La segunda botella. Hay que encontrar el camino de vuelta.',
      ),
    ),
    h('The basket itself', '篮子本身', 'La cesta'),
    p(
      'Willow breathes, so the bread stays crisp. Rinse it once a year and let it dry in the shade: in the sun it turns brittle.',
      '柳编透气，面包不回软。一年冲洗一次，放阴凉处晾干；暴晒会变脆。',
      'El mimbre respira y el pan sigue crujiente. Acláralo una vez al año y déjalo secar a la sombra: al sol se vuelve quebradizo.',
    ),
  ],
}

const CHILD: DemoArticle = {
  code: 'a-present-for-a-child',
  kind: 'story',
  cover: 'story-child',
  goods: ['bear-number-nine', 'nesting-dolls', 'beech-yoyo', 'tin-locomotive'],
  publishedAt: 21,
  title: text(
    'A present for a child you hardly know',
    '给不太熟的孩子挑礼物',
    'Un regalo para un niño al que apenas conoces',
  ),
  summary: text(
    'No batteries, no license, no noise: four things that were still played with a year later.',
    '不用电池，不是联名，不吵人：一年后还在玩的四样东西。',
    'Sin pilas, sin licencias, sin ruido: cuatro cosas con las que seguían jugando un año después.',
  ),
  body: [
    p(
      'You know the age, roughly, and that the parents have small flats and good ears. We asked ten families what was still in use after a year. The list is short.',
      '你大概知道年龄，还知道父母家不大、耳朵很灵。我们问了十个家庭：一年之后，哪些还在玩？名单很短。',
      'Sabes la edad, más o menos, y que los padres tienen un piso pequeño y buen oído. Preguntamos a diez familias qué seguía en uso al cabo de un año. La lista es corta.',
    ),
    h('Up to three', '三岁以前', 'Hasta los tres'),
    p(
      'A bear that sits by itself. It is a guest at meals, a patient, a passenger. Nothing about it has to be explained.',
      '一只自己坐得住的熊。它可以是饭桌上的客人、病人、乘客，不用任何说明书。',
      'Un oso que se sienta solo. Es invitado a la mesa, paciente y pasajero. No hay que explicar nada.',
    ),
    h('Four to six', '四到六岁', 'De cuatro a seis'),
    p(
      'Things that fit into each other: nesting dolls, which are a family one day and five cups the next, and an engine that runs as far as it was wound.',
      '能一个套一个的东西：套娃今天是一家人，明天是五只杯子；还有上多少劲、就跑多远的火车头。',
      'Cosas que encajan unas en otras: muñecas rusas, que un día son una familia y al otro cinco tazas, y una locomotora que llega tan lejos como se le dé cuerda.',
    ),
    h('From seven', '七岁以上', 'Desde los siete'),
    p(
      'Something that cannot be done at once. A yo-yo takes an afternoon for the first trick and a summer for the third.',
      '给他一样不能一下子学会的。溜溜球，第一招要一个下午，第三招要一个夏天。',
      'Algo que no salga a la primera. Con el yoyó, el primer truco lleva una tarde y el tercero, un verano.',
    ),
    h('The card', '附一张卡片', 'La tarjeta'),
    p(
      'Write it by hand and to the child, not to the parents. It is the part that is kept longest.',
      '手写，写给孩子，不是写给家长。留得最久的，往往是它。',
      'Escríbela a mano y al niño, no a los padres. Es lo que más tiempo se guarda.',
    ),
  ],
}

export const STORIES: DemoArticle[] = [STUDIO, PICNIC, CHILD]
