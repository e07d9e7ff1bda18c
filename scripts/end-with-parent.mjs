process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
