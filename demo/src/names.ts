/** Names of people who do not exist. Their counts share no divisor, so no two people get the same pair. */

const FIRST =
  'Aaliyah Aiko Alejandra Amara Anders André Anika Beatriz Benjamin Bintou Caleb Camila Carlos Chen Chloé Daniela Darius Deepa Dmitri Elena Emeka Esther Fatima Felix Gabriela Grace Hana Hassan Ingrid Isaac Jamal Jin José Josephine Kavya Keisha Kwame Leilani Liam Lucía Malik Mariana Mei Mikael Naomi Nikhil Noor Olivia Omar Pilar Quentin Rosa Ruth Samira Santiago Sofia Takumi Thandiwe Tyrone Viktor Ximena'.split(
    ' ',
  );
const LAST =
  "Abara Adeyemi Aguilar Andersson Baptiste Begay Bennett Bianchi Boateng Brooks Castillo Chaudhry Chowdhury Cohen Contreras Dang Delgado Diallo Dubois Espinoza Fitzgerald Flores Friedman Fujimoto Garcia Goldberg Gonçalves Guerrero Haddad Hernández Hoang Ibrahim Iyer Jackson Jensen Johnson Kaplan Kealoha Kim Kowalski Lindqvist Lopez Martinez McAllister Mehta Mendoza Mohamud Moreau Nakamura Nguyen O'Connor Okafor Ortiz Papadopoulos Patel Petrov Quispe Ramírez Rossi Santos Schneider Sharma Tanaka Thompson Vasquez Washington Yazzie".split(
    ' ',
  );

const AREA_CODES = ['212', '239', '305', '407', '512', '561', '602', '704', '843', '919'];

interface Named {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
}

const ascii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** The person with this number: always the same one. Number and address are reserved for examples. */
export function somebody(number: number): Named {
  const first = FIRST[number % FIRST.length] ?? '';
  const last = LAST[(number * 5) % LAST.length] ?? '';
  const area = AREA_CODES[Math.floor(number / 100) % AREA_CODES.length] ?? '';
  return {
    first,
    last,
    email: `${ascii(first)}.${ascii(last)}@example.${number % 3 === 0 ? 'org' : 'com'}`,
    phone: `${area}55501${String(number % 100).padStart(2, '0')}`,
  };
}
