import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const noClock = [
  { name: 'Date', message: 'src has no clock: pass the time in (docs/architecture.md).' },
  { name: 'Intl', message: 'Pairing order never depends on a locale (docs/architecture.md).' },
  { name: 'console', message: 'src does not log.' },
  { name: 'setTimeout', message: 'src has no timers.' },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'release/',
      'out/',
      'node_modules/',
      '.cache/',
      'tests/fixtures/',
      '.stryker-tmp/',
      'reports/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': ['error', ...noClock],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Lots come from src/lots, with a visible seed.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "BinaryExpression[operator='instanceof']",
          message: 'Values come from another realm: use Array.isArray or a tag.',
        },
        {
          selector: "CallExpression[callee.property.name='localeCompare']",
          message: 'Pairing order never uses a locale; lists for people sort in sheet/collation.ts.',
        },
      ],
    },
  },
  {
    // A language is one file, so that a translator has the whole of it before him; it is a list, not code.
    files: ['src/sheet/sentences.en.ts', 'src/sheet/sentences.vi.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['tests/**/*.ts', 'local/**/*.ts', 'bench/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
