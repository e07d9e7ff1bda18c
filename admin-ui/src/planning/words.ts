import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { planWords } from './words/plan.ts';
import { todoWords } from './words/todo.ts';

/** What the budget says. */
export const usePlanWords = wordsHook(staffCatalogue, {
  ...planWords,
  ...todoWords,
  'budget.add': { en: 'Add budget item', es: 'Agregar partida' },
  'budget.edit': { en: 'Edit budget item', es: 'Editar partida' },
  'budget.income': { en: 'Income', es: 'Ingresos' },
  'budget.sponsorship': { en: 'Sponsorship', es: 'Patrocinio' },
  'budget.deduction': { en: 'Income Expense', es: 'Deducción de ingresos' },
  'budget.expense': { en: 'Expense', es: 'Gastos' },
  'budget.after': { en: 'Estimated income after deductions', es: 'Ingresos estimados tras deducciones' },
  'budget.net': { en: 'Net', es: 'Neto' },
  'budget.officials': {
    en: 'Paid to officials so far (from the reconciliation, not in the sums)',
    es: 'Pagado a los oficiales hasta ahora (según la conciliación, fuera de las sumas)',
  },
  'budget.title': { en: 'Title', es: 'Título' },
  'budget.quantity': { en: 'Quantity', es: 'Cantidad' },
  'budget.rate': { en: 'Rate', es: 'Precio' },
  'budget.total': { en: 'Total', es: 'Total' },
  'budget.planned': { en: 'Budget', es: 'Presupuesto' },
  'budget.actual': { en: 'Actual', es: 'Real' },
  'budget.actualHelp': { en: 'What it came to, once you know', es: 'Lo que costó, cuando se sepa' },
  'budget.sums': { en: 'Sums', es: 'Sumas' },
  'budget.chart': { en: 'Budget against actual', es: 'Presupuesto frente a real' },
  'budget.none': { en: 'No budget items yet', es: 'Aún no hay partidas' },
  'budget.noneHelp': {
    en: 'Add what comes in and what is spent, or copy the plan of an earlier tournament.',
    es: 'Agrega lo que entra y lo que se gasta, o copia el plan de un torneo anterior.',
  },
});

export type PlanWord = KeyOf<typeof usePlanWords>;
