import { type Shaped, singly, text, workbook } from './shaped.ts';

const COMPANY = ['Ann Lee ann@example.com 8015550142', 'Bo Li bo@example.com 8015550143'];
const PLAIN = [
  'Name,Email,Phone',
  'Ann Lee,ann@example.com,(801) 555-0142',
  'Bo Li,bo@example.com,801.555.0143',
];

export const PEOPLE: readonly Shaped[] = [
  { name: 'a plain list', bytes: text(...PLAIN), kind: 'people', rows: COMPANY },
  {
    name: 'a list with the mark of UTF-8',
    bytes: text(`\ufeff${PLAIN.join('\r\n')}`),
    kind: 'people',
    rows: COMPANY,
  },
  {
    name: 'a list in UTF-16, cut by tabs, as Excel saves "Unicode text"',
    bytes: Buffer.from(`\ufeff${PLAIN.join('\r\n').replaceAll(',', '\t')}`, 'utf16le'),
    kind: 'people',
    rows: COMPANY,
  },
  {
    name: 'a list cut by semicolons',
    bytes: text(...PLAIN.map((line) => line.replaceAll(',', ';'))),
    kind: 'people',
    rows: COMPANY,
  },
  {
    name: 'a list that names its separator',
    bytes: text('sep=;', ...PLAIN.map((line) => line.replaceAll(',', ';'))),
    kind: 'people',
    rows: COMPANY,
  },
  {
    name: 'a list in Windows-1252',
    bytes: singly('windows-1252', 'First Name,Last Name,City', 'José,Núñez,Mérida', 'Zoë,Müller,Zürich'),
    kind: 'people',
    rows: ['José Núñez', 'Zoë Müller'],
  },
  {
    name: 'a list in Mac Roman',
    bytes: singly('macintosh', 'First Name,Last Name,City', 'José,Núñez,Mérida', 'Zoë,Müller,Zürich'),
    kind: 'people',
    rows: ['José Núñez', 'Zoë Müller'],
  },
  {
    name: 'a list whose letters can be read in several ways, as it was chosen',
    bytes: singly('windows-1252', 'Name,City', 'Ana Muñoz,Lima'),
    choose: { encoding: 'windows-1252' },
    kind: 'people',
    rows: ['Ana Muñoz'],
    encodings: ['windows-1252', 'macintosh', 'windows-1250'],
  },
  {
    name: 'a list without a heading',
    bytes: text('Ann Lee,ann@example.com,8015550142', 'Bo Li,bo@example.com,8015550143'),
    kind: 'people',
    rows: COMPANY,
  },
  {
    name: 'a list in Spanish',
    bytes: text(
      'Nombre,Apellidos,Correo electrónico,Teléfono celular,Nivel',
      'Lucía,Mendoza Ortiz,lucia@example.com,801-555-0144,Nivel 2',
      'Iker,Gómez,,,Certificado',
    ),
    kind: 'people',
    rows: ['Lucía Mendoza Ortiz lucia@example.com 8015550144 Level 2', 'Iker Gómez Certified'],
  },
  {
    name: 'last names first, blank lines and a person twice',
    bytes: text(
      'Official,E-mail,Cell #',
      '"Lee, Ann",ann@example.com,801 555 0142',
      '',
      ',,',
      '"Lee, Ann",ann@example.com,801 555 0142',
    ),
    kind: 'people',
    rows: [COMPANY[0] as string, COMPANY[0] as string],
  },
  {
    name: 'credentials by their words',
    bytes: text(
      'Name,Certification',
      'A A,C',
      'B B,L1',
      'C C,level 2',
      'D D,certified',
      'E E,not certified',
      'F F,sin nivel',
      'G G,black belt',
    ),
    kind: 'people',
    rows: [
      'A A Certified',
      'B B Level 1',
      'C C Level 2',
      'D D Certified',
      'E E Not Rated',
      'F F Not Rated',
      'G G',
    ],
    problems: ['8 Certification: must be Certified, Level 2, Level 1 or Not Rated'],
  },
  {
    name: 'addresses and phones that are none',
    bytes: text(
      'Name,Email,Phone',
      'Ann Lee,ann at example,n/a',
      'Bo Li,,555-0143',
      'Cy Oh,Cy Oh <cy@example.com>,+44 7801 076821',
      'Di Po,none,8015550142 x12',
    ),
    kind: 'people',
    rows: ['Ann Lee', 'Bo Li', 'Cy Oh cy@example.com +447801076821', 'Di Po'],
    problems: [
      '2 Email: must be an e-mail address',
      '3 Phone: must be a phone number: ten US digits, or + and the code of the country',
      '5 Phone: Leave out the extension: only a number of its own can be called and texted',
    ],
  },
  {
    name: 'a form of Google with questions for headings',
    bytes: text(
      'Timestamp,Email Address,What is your full name?,Best cell phone number to text you,What is your T-shirt size?,Are you certified?,Anything else we should know?',
      '3/1/2026 20:15:02,ann@example.com,Ann Lee,8015550142,M,Level 1,No Sundays',
    ),
    kind: 'people',
    source: 'google-forms',
    rows: ['Ann Lee ann@example.com 8015550142 Level 1 No Sundays'],
    notes: ['0 Timestamp: This column is not read'],
  },
  {
    name: 'officials as Assignr exports them',
    bytes: text(
      'First Name,Last Name,Email,Cell Phone,Home Phone,Address,City,State,Zip,Ranking',
      'Ann,Lee,ann@example.com,801-555-0142,801-555-0150,1 Main St,Provo,UT,84601,Certified',
    ),
    kind: 'people',
    rows: ['Ann Lee ann@example.com 8015550142 Certified'],
    notes: [
      '0 Address: This column is not read',
      '0 State: This column is not read',
      '0 Zip: This column is not read',
    ],
  },
  {
    name: 'the staff as this product exports it',
    bytes: text(
      'First Name,Last Name,Credentials,Email,Phone,City,Notes',
      "Ann,O'Neil,Level 2,ann@example.com,8015550142,Provo,'=early only",
    ),
    kind: 'people',
    rows: ["Ann O'Neil ann@example.com 8015550142 Level 2 =early only"],
  },
  {
    name: 'a heading twice',
    bytes: text('Name,Phone,Phone', 'Ann Lee,8015550142,8015550143'),
    kind: 'people',
    rows: ['Ann Lee'],
    notes: [
      '0 Phone: This column stands in the heading twice',
      '0 Phone: This column is not read',
      '0 Phone: This column is not read',
    ],
  },
  {
    name: 'titles above the heading, a total below',
    bytes: text(
      'Desert Open 2026,,',
      'Officials as of March 1,,',
      '',
      'Name,Email,Phone',
      'Ann Lee,ann@example.com,8015550142',
      'Total,1,',
    ),
    kind: 'people',
    rows: [COMPANY[0] as string],
    notes: [
      '1 : stands above the heading and is not read',
      '2 : stands above the heading and is not read',
      '6 : is a line of totals: it is not read',
    ],
  },
  {
    name: 'emoji, one name alone and names that no alphabet has',
    bytes: text(
      'Name,Section',
      'Cher,Volunteers',
      'Zoë 🎾 Kim,Referees',
      '陳 大文,Línea',
      'Ḿ̄ary O’Neil,Athletic Trainer',
    ),
    kind: 'people',
    rows: ['Cher volunteer', 'Zoë 🎾 Kim referee', '陳 大文 Línea', 'Ḿ̄ary O’Neil line'],
  },
  {
    name: 'a heading repeated where pages were joined',
    bytes: text('Name,Email', 'Ann Lee,ann@example.com', 'Name,Email', 'Bo Li,bo@example.com'),
    kind: 'people',
    rows: ['Ann Lee ann@example.com', 'Bo Li bo@example.com'],
    notes: ['3 : repeats the heading: it is not read'],
  },
  {
    name: 'phones that a workbook keeps as numbers, formatted',
    bytes: workbook({
      Staff: {
        rows: [
          ['First', 'Last', 'Mobile', 'Certified'],
          ['Ann', 'Lee', { v: 8015550142, z: '(000) 000-0000' }, true],
        ],
      },
    }),
    choose: { mapping: { Certified: 'credentials' } },
    kind: 'people',
    rows: ['Ann Lee 8015550142 Certified'],
  },
  {
    name: 'names that a workbook works out by formulas',
    bytes: workbook({
      Staff: {
        rows: [
          ['Name', 'Email'],
          [{ v: 'Ann Lee', f: 'A1&" "&B1' }, 'ann@example.com'],
        ],
      },
    }),
    kind: 'people',
    rows: ['Ann Lee ann@example.com'],
  },
  {
    name: 'rows that are hidden, and sheets that are',
    bytes: workbook({
      Old: { rows: [['Name'], ['Nobody']], hidden: true },
      Staff: {
        rows: [
          ['Name', 'Email'],
          ['Ann Lee', 'ann@example.com'],
          ['Bo Li', 'bo@example.com'],
        ],
        hiddenRows: [3],
      },
    }),
    kind: 'people',
    rows: ['Ann Lee ann@example.com', 'Bo Li bo@example.com'],
    notes: ['0 : has hidden rows, which are read like the others'],
  },
  {
    name: 'a sheet that is chosen by its name',
    bytes: workbook({
      One: {
        rows: [
          ['Name', 'City'],
          ['Ann Lee', 'Provo'],
        ],
      },
      Two: {
        rows: [
          ['Name', 'City'],
          ['Bo Li', 'Orem'],
        ],
      },
    }),
    choose: { sheet: 'Two' },
    kind: 'people',
    rows: ['Bo Li'],
  },
  {
    name: 'letters that were lost before it came here',
    bytes: text('Name,Email', 'Jos\ufffd Lee,jose@example.com', 'JosÃ© Li,li@example.com'),
    kind: 'people',
    rows: ['Jos\ufffd Lee jose@example.com', 'JosÃ© Li li@example.com'],
    problems: [
      '2 Name: has letters that were lost when the file was saved',
      '3 Name: has garbled letters: the file was saved with another encoding',
    ],
  },
];
