/**
 * Settings of the embedded PostgreSQL. They are given at every start, so a release changes them without
 * touching data directories. A commit that was reported is on disk.
 */
export const configuration: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',

  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  // Queries are short: compiling them costs more than it saves.
  jit: 'off',
  io_method: 'sync',

  // Few, spread checkpoints: each one makes the next writes to a page log the whole page.
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Error texts and statements carry values, and values are personal data; the server reports errors itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};
