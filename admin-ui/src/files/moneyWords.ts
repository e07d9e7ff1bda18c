import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

export const useMoneyWords = wordsHook(staffCatalogue, {
  'money.name': { en: 'Name', es: 'Nombre' },
  'money.due': { en: 'Due', es: 'Pendiente' },
  'money.payable': { en: 'Can be paid now', es: 'Se puede pagar ahora' },
  'money.missing': { en: 'Missing', es: 'Falta' },
  'money.missing.bank': { en: 'bank account', es: 'cuenta bancaria' },
  'money.missing.tin': { en: 'tax number', es: 'número fiscal' },
  'money.missing.address': { en: 'address', es: 'dirección' },
  'money.nobody': { en: 'Nobody is owed anything', es: 'No se debe nada a nadie' },
  'money.nobodyHelp': {
    en: 'Here stands whoever earned at the courts or won a prize and is not paid yet.',
    es: 'Aquí aparece quien trabajó en las canchas o ganó un premio y aún no ha cobrado.',
  },
  'money.bankFile': { en: 'File for the bank (NACHA)', es: 'Archivo para el banco (NACHA)' },
  'money.payroll': { en: 'Payroll CSV', es: 'CSV de nómina' },
  'money.gusto': { en: 'Gusto CSV', es: 'CSV para Gusto' },
  'money.1099': { en: 'Form 1099-NEC CSV', es: 'CSV del formulario 1099-NEC' },
  'money.year': { en: 'Year', es: 'Año' },
  'money.ask': {
    en: 'Ask {count} {{person|people}} for a bank account',
    es: 'Pedir la cuenta bancaria a {count} {{persona|personas}}',
  },
  'money.asked': {
    en: '{count} {{person was|people were}} asked',
    es: 'Se preguntó a {count} {{persona|personas}}',
  },
  'money.save': { en: 'Save file', es: 'Guardar archivo' },
  'money.company': { en: 'Who pays', es: 'Quién paga' },
  'money.companyId': { en: 'Company id at the bank', es: 'Identificación de la empresa en el banco' },
  'money.companyIdHint': { en: 'Mostly 1 and the EIN', es: 'Por lo general 1 y el EIN' },
  'money.bank': { en: 'Name of the bank', es: 'Nombre del banco' },
  'money.routing': { en: 'Routing number of the bank', es: 'Número de ruta del banco' },
  'money.effective': { en: 'Arrives on', es: 'Llega el' },
});

export type MoneySay = ReturnType<typeof useMoneyWords>;
