// Addresses of other countries as people paste them. Invented people, real places.
import { abroad } from './sample.ts'

export const samplesAbroad = (
  [
    // Spain
    [
      'María Antonia García Llorente\nCalle Francos 14, 2.º B\n41004 Sevilla\nEspaña\n600 112 233',
      'ES|María Antonia García Llorente|600112233|SE|Sevilla|Calle Francos 14, 2.º B|41004',
    ],
    [
      'Ana Ruiz, C/ Mayor 1, 28801 Alcalá de Henares (Madrid), +34 612 345 678',
      'ES|Ana Ruiz|612345678|M|Alcalá de Henares|C/ Mayor 1|28801',
      'CN',
    ],
    [
      'C/ Mayor 5, 3º B, 28013 Madrid. Tel. 612 34 56 78. Javier Ortega Sanz',
      'ES|Javier Ortega Sanz|612345678|M|Madrid|C/ Mayor 5, 3º B|28013',
    ],
    [
      'Nombre: Lucía Ferrer\nDNI: 12345678Z\nDirección: Carrer de la Seda 14, 1r 2a\n' +
        'CP: 46003\nPoblación: Valencia\nProvincia: Valencia\nTeléfono: 655 123 456',
      'ES|Lucía Ferrer|655123456|V|Valencia|Carrer de la Seda 14, 1r 2a|46003',
    ],
    [
      'Pedro Gómez Ríos\nNIE X1234567L\nAvda. de la Constitución, 25, 4ºA\n33003 OVIEDO (ASTURIAS)\n' +
        'Móvil: +34 699 123 123',
      'ES|Pedro Gómez Ríos|699123123|O|OVIEDO|Avda. de la Constitución, 25, 4ºA|33003',
    ],
    [
      'Plaza de Catalunya, 9, 2º 1ª\n08002 Barcelona\nMontserrat Puig i Soler\n934 123 456',
      'ES|Montserrat Puig i Soler|934123456|B|Barcelona|Plaza de Catalunya, 9, 2º 1ª|08002',
    ],
    [
      'Iñaki Etxeberria · Gran Vía 22, 5º izda · 48001 Bilbao · Bizkaia · 944 123 456',
      'ES|Iñaki Etxeberria|944123456|BI|Bilbao|Gran Vía 22, 5º izda|48001',
    ],
    [
      'Paseo de la Castellana 120, portal 2, 7ºC, Madrid 28046, Carmen Vidal, 616123456',
      'ES|Carmen Vidal|616123456|M|Madrid|Paseo de la Castellana 120, portal 2, 7ºC|28046',
    ],
    [
      'Sra. Elena Marín\nUrb. Los Pinos, 34\n29660 Marbella, Málaga\nSpain\n0034 952 123 456',
      'ES|Elena Marín|952123456|MA|Marbella|Urb. Los Pinos, 34|29660',
      'US',
    ],
    [
      'Destinatario: José Luis Pérez\nCalle del Sol s/n\n07001 Palma de Mallorca\nIslas Baleares\nTfno: 971 123 456',
      'ES|José Luis Pérez|971123456|PM|Palma de Mallorca|Calle del Sol s/n|07001',
    ],
    ['Ronda de Outeiro 45 bajo, 15009 A Coruña', 'ES|||C|A Coruña|Ronda de Outeiro 45 bajo|15009'],
    [
      'Marta Gil García\nC/ San Fernando nº 3 esc. B 2º dcha.\n' +
        '38001 Santa Cruz de Tenerife\nmarta@example.com\n622 001 002',
      'ES|Marta Gil García|622001002|TF|Santa Cruz de Tenerife|C/ San Fernando nº 3 esc. B 2º dcha|38001',
    ],
    // United States
    [
      'Jane Doe\n742 Evergreen Terrace\nSpringfield, IL 62704\nUnited States\n+1 217 782 2000',
      'US|Jane Doe|2177822000|IL|Springfield|742 Evergreen Terrace|62704',
      'ES',
    ],
    ['John Smith, 123 Main St, Apt 4, Springfield, IL 62701', 'US|John Smith||IL|Springfield|123 Main St, Apt 4|62701'],
    ['123 Main St, Apt 4, Springfield, IL 62701', 'US|||IL|Springfield|123 Main St, Apt 4|62701', 'ES'],
    [
      'Mary O’Neill\n1600 Amphitheatre Pkwy, Building 43\nMountain View, California 94043-1351\nUSA\n(650) 253-0000',
      'US|Mary O’Neill|6502530000|CA|Mountain View|1600 Amphitheatre Pkwy, Building 43|94043-1351',
    ],
    [
      'Name: Robert Lee\nPhone: 212-555-0147\nAddress: 350 5th Ave Fl 34\nCity: New York\nState: NY\nZip: 10118',
      'US|Robert Lee|2125550147|NY|New York|350 5th Ave Fl 34|10118',
    ],
    [
      '500 S Buena Vista St\nBurbank CA 91521\nAttn: Walter Jones',
      'US|Walter Jones||CA|Burbank|500 S Buena Vista St|91521',
    ],
    [
      'P.O. Box 1234, Austin, TX 78701, Linda Brown, 512.555.0123',
      'US|Linda Brown|5125550123|TX|Austin|P.O. Box 1234|78701',
    ],
    [
      'Dr. Susan Park\n77 Massachusetts Avenue\nCambridge, MA 02139',
      'US|Susan Park||MA|Cambridge|77 Massachusetts Avenue|02139',
    ],
    // United Kingdom
    [
      'Emma Watkins\n10 Downing Street\nLondon\nSW1A 2AA\n020 7219 3000',
      'GB|Emma Watkins|2072193000||London|10 Downing Street|SW1A 2AA',
    ],
    ['Flat 2, 15 High Street, Oxford, OX1 4AA, United Kingdom', 'GB||||Oxford|Flat 2, 15 High Street|OX1 4AA', 'US'],
    [
      'Mr Oliver Stone, 221b Baker Street, London NW1 6XE, 07400 123456',
      'GB|Oliver Stone|7400123456||London|221b Baker Street|NW1 6XE',
    ],
    [
      'Sophie Clarke\nThe Old Bakery\n4 Church Lane\nWinchester\nHampshire\nSO23 9AB',
      'GB|Sophie Clarke||Hampshire|Winchester|The Old Bakery, 4 Church Lane|SO23 9AB',
    ],
    [
      'Jack Murray\n12/3 Rose Street\nEdinburgh EH2 2NG\nScotland\n+44 131 496 0123',
      'GB|Jack Murray|1314960123||Edinburgh|12/3 Rose Street|EH2 2NG',
    ],
    // Germany, Austria, France, Italy
    [
      'Max Mustermann\nMusterstraße 12\n10115 Berlin\nDeutschland',
      'DE|Max Mustermann|||Berlin|Musterstraße 12|10115',
      'ES',
    ],
    [
      'Frau Anna Schmidt, Lindenallee 5 a, 50667 Köln, Tel: 0151 23456789',
      'DE|Anna Schmidt|15123456789||Köln|Lindenallee 5 a|50667',
    ],
    [
      'Jürgen Müller, Am Markt 3, D-80331 München, +49 89 1234567',
      'DE|Jürgen Müller|891234567||München|Am Markt 3|80331',
      'US',
    ],
    [
      'Name: Lena Weiß\nStraße: Hauptstr. 77\nPLZ: 70173\nOrt: Stuttgart\nTelefon: 0711 1234567',
      'DE|Lena Weiß|7111234567||Stuttgart|Hauptstr. 77|70173',
    ],
    [
      'Jean Dupont\n12 rue de la Paix\n75002 Paris\nFrance\n06 12 34 56 78',
      'FR|Jean Dupont|612345678||Paris|12 rue de la Paix|75002',
      'ES',
    ],
    [
      'Mme Claire Martin, 8 bis avenue Foch, bât. C, 69006 Lyon, 01 23 45 67 89',
      'FR|Claire Martin|123456789||Lyon|8 bis avenue Foch, bât. C|69006',
    ],
    [
      'Giulia Rossi\nVia Garibaldi 7\n20121 Milano MI\nItalia\n+39 312 345 6789',
      'IT|Giulia Rossi|3123456789|MI|Milano|Via Garibaldi 7|20121',
      'ES',
    ],
    // Mexico and others
    [
      'Juan Carlos Hernández López\nAv. Insurgentes Sur 1602, Int. 301\n' +
        'Col. Crédito Constructor\n03940 Benito Juárez, CDMX\nMéxico\n+52 55 1234 5678',
      'MX|Juan Carlos Hernández López|5512345678|CMX|Benito Juárez|' +
        'Av. Insurgentes Sur 1602, Int. 301, Col. Crédito Constructor|03940',
      'ES',
    ],
    [
      'Sofía Ramírez, Calle Morelos 45, Col. Centro, C.P. 44100, Guadalajara, Jalisco, 33 1234 5678',
      'MX|Sofía Ramírez|3312345678|JAL|Guadalajara|Calle Morelos 45, Col. Centro|44100',
    ],
    [
      'Calle 60 #491, Centro, 97000 Mérida, Yucatán, México. Tel 999 123 4567. Diego Canul',
      'MX|Diego Canul|9991234567|YUC|Mérida|Calle 60 #491, Centro|97000',
    ],
    [
      'Sarah Tremblay\n1455 De Maisonneuve Blvd W\nMontreal QC H3G 1M8\nCanada\n514-555-0123',
      'CA|Sarah Tremblay|5145550123|QC|Montreal|1455 De Maisonneuve Blvd W|H3G 1M8',
      'US',
    ],
    [
      'Liam Wilson, Unit 5, 88 George St, Sydney NSW 2000, Australia, 0412 345 678',
      'AU|Liam Wilson|412345678|NSW|Sydney|Unit 5, 88 George St|2000',
      'US',
    ],
    // harder: one line, other signs
    [
      'Laura Martín\nC. del Pez 12, bajo dcha.\nMadrid 28004\nMadrid, España\n+34622333444',
      'ES|Laura Martín|622333444|M|Madrid|C. del Pez 12, bajo dcha|28004',
    ],
    [
      'Para: Antonio Ruiz Molina / Polígono Industrial El Pino, nave 7 / 41016 Sevilla / tel 954 123 456',
      'ES|Antonio Ruiz Molina|954123456|SE|Sevilla|Polígono Industrial El Pino, nave 7|41016',
    ],
    [
      'c/Real 23 2ºD 11100 San Fernando (Cádiz) Manuel Vega 600111222',
      'ES|Manuel Vega|600111222|CA|San Fernando|c/Real 23 2ºD|11100',
    ],
    [
      'Mr. James Cooper, 45 Elm Street, Boston, Massachusetts 02118, (617) 555-0182',
      'US|James Cooper|6175550182|MA|Boston|45 Elm Street|02118',
    ],
    [
      'Ship to: Amy Chen 900 Oak Ave Unit 12B San Jose, CA 95126',
      'US|Amy Chen||CA|San Jose|900 Oak Ave Unit 12B|95126',
    ],
    ['Hannah Price\n14 Mill Road\nCambridge CB1 2AB', 'GB|Hannah Price|||Cambridge|14 Mill Road|CB1 2AB'],
    [
      'Peter Wagner | Schillerstr. 8 | 60313 Frankfurt am Main | +49 170 1234567',
      'DE|Peter Wagner|1701234567||Frankfurt am Main|Schillerstr. 8|60313',
    ],
    [
      'Camille Durand\n3 place Bellecour\nBP 2045\n69002 LYON\nFRANCE',
      'FR|Camille Durand|||LYON|3 place Bellecour, BP 2045|69002',
    ],
  ] as const
).map(abroad)
