import { IMPORT_FIELDS, IMPORT_KINDS, type ImportField } from '@courtcrew/domain/files/kinds.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fieldWords } from './fieldWords.ts';
import { useFileWords } from './words.ts';

const isHelp = (key: string): key is keyof typeof fieldWords => Object.hasOwn(fieldWords, key);

/** What each kind of file may hold. */
export function FieldHelp() {
  const f = useFileWords();
  const helpOf = (field: ImportField) => {
    const key = `field.${field}.help`;
    return isHelp(key) ? `: ${f(key)}` : '';
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
      {IMPORT_KINDS.map((kind) => (
        <div key={kind}>
          <Typography variant="h3">{f(`files.kinds.${kind}`)}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body2' }}>
            {IMPORT_FIELDS[kind].map((field) => (
              <li key={field}>
                <strong>{f(`field.${field}`)}</strong>
                {helpOf(field)}
              </li>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
